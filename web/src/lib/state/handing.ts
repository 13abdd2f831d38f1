// Handing something out of the page: into the clipboard, or as a file.

/** Copy some words; says whether the browser did. It does only on pages that it trusts. */
export async function copied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** Let the browser save some words as a file. */
export function saveAs(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 1000);
}

/** The name of the file that the record of a table becomes. */
export function recordName(table: string): string {
  return table ? `cuore-${table}.txt` : 'cuore-game.txt';
}
