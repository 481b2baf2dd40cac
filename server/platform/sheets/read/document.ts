import type { Archive } from './archive.ts';
import { XmlScan, type XmlHandler } from './xml.ts';

/** Lets a handler hear a whole document of the archive. */
export async function hearDocument(archive: Archive, name: string, handler: XmlHandler): Promise<void> {
  const scan = new XmlScan(handler);
  for await (const bytes of archive.unpack(name)) scan.push(bytes);
  scan.end();
}

/** Lets a function hear the tags of a document that says everything in attributes. */
export function hearTags(
  archive: Archive,
  name: string,
  open: (name: string, attributes: string) => void,
  close: (name: string) => void = () => undefined,
): Promise<void> {
  return hearDocument(archive, name, { open, close, text: () => undefined });
}
