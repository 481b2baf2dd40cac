/** A browser reads the file after the click has ended, on a busy machine much later: its address is given up after so many ms. */
const READ_WITHIN = 60_000;

/** Hands a file to the browser, which keeps it under a name. */
export function keepFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), READ_WITHIN);
}
