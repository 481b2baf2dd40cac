/** What each record begins with in files that hold many: an entry of a ZIP, the pages of one document in a joined PDF. */
const MARKS: Readonly<Record<string, string>> = {
  'application/zip': 'PK\x03\x04',
  'application/pdf': '/Type /Pages',
};

/** Counts the records of a file while it comes, in parts that begin and end anywhere; null where its kind has no such mark. */
export function countMarks(content_type: string): ((part: Uint8Array) => number) | null {
  const mark = MARKS[content_type.split(';')[0] ?? ''];
  if (mark === undefined) return null;
  const decoder = new TextDecoder('latin1');
  let end = '';
  let count = 0;
  return (part) => {
    const text = end + decoder.decode(part);
    count += text.split(mark).length - 1;
    end = text.slice(-(mark.length - 1));
    return count;
  };
}
