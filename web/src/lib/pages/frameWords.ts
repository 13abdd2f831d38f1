// The words around every page that is read. They stand apart from lib/words.ts so that the first script stays small.

export const frameWords = {
  pages: 'Pages',
  play: 'Play',
  footer: 'cuore is an unofficial fan work of Tanto Cuore, without its art and its texts.',
};
