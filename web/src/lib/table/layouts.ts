// Which layout the table wears. Lengths are in rem, so "Size of everything" counts like a smaller window.

export interface Layout {
  narrow: boolean; // the zones lie below each other: phones, and tablets held upright
  tiny: boolean; // narrower than any phone: large letters on a small one
  flat: boolean; // narrow, and too low for any zone to keep its place: all of it scrolls but the question
  columns: number; // piles of the Town beside each other
}

/** The layout for a window of this many rem. */
export function layoutOf(width: number, height: number): Layout {
  const narrow = width <= 43.75 || (width < height && width <= 64);
  const columns = narrow ? Math.min(4, Math.max(2, Math.floor(width / 5.5))) : width < 62 ? 5 : 7;
  return { narrow, tiny: width < 19, flat: narrow && height < 28, columns };
}
