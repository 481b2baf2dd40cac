import { LINE_TEXT_LIMITS } from '../../fields/content-limits.table.ts';
import { isBlank } from '../../fields/text.ts';

/** What the notes say of which no words were given. */
const BARE = 'Điều chỉnh thông tin của hóa đơn, không điều chỉnh số tiền';

type Note = { kind: 'note'; name: string };

const { max } = LINE_TEXT_LIMITS.name;
/** Words, and pieces of one that is longer than a line. */
const WORDS = new RegExp(`\\S{1,${max}}`, 'g');

/** The lines of an adjusting invoice that changes no amount: what it puts right, in notes as long as a line may be, cut between words. */
export function informationNotes(stated: string | null): Note[] {
  const words = (isBlank(stated) ? BARE : (stated ?? '')).match(WORDS) ?? [];
  const names = words.reduce<string[]>((notes, word) => {
    const longer = `${notes.at(-1) ?? ''} ${word}`.trim();
    return notes.length > 0 && longer.length <= max ? [...notes.slice(0, -1), longer] : [...notes, word];
  }, []);
  return names.map((name) => ({ kind: 'note', name }));
}
