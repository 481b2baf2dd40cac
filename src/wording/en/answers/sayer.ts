import { label } from '#src/language/language.ts';
import { lower } from '../../lists.ts';

/**
 * English by the Vietnamese that the server says. What differs from one time to the next is a gap, named in both: `{name}`. In the
 * Vietnamese `{count:number}` is a number and `{day:word}` has no space. The English says a gap as it is; `{field:label}` as the
 * label's English, `{field:named}` the same within a sentence, and `{why:said}` as what the server says itself: `{parts:list}` each
 * of several, `{rights:quoted}` each label between quotes.
 */
export type Answers = Readonly<Record<string, string>>;

/** A sentence with gaps that has its English in other words than a table's. */
export type Sentence = {
  readonly vietnamese: string;
  readonly english: (gaps: Readonly<Record<string, string>>) => string;
};

/** The English of a sentence; null where it is not known. */
type Say = (vietnamese: string) => string | null;

const GAP = /\{(\w+)(?::(\w+))?\}/g;
const SHAPES: Readonly<Record<string, string>> = { number: String.raw`\d[\d.,]*`, word: String.raw`\S+` };

/** Says what is in the tables: whole sentences, sentences with gaps, and several of them one after another. */
export function sayer(tables: readonly Answers[], sentences: readonly Sentence[] = []): Say {
  const entries = tables.flatMap((table) => Object.entries(table));
  const whole = new Map(entries.filter(([vietnamese]) => !hasGaps(vietnamese)));
  const written = entries.map(([vietnamese, english]) => ({
    vietnamese,
    english: (gaps: Readonly<Record<string, string>>) => filled(english, gaps),
  }));
  let read: ReturnType<typeof patterns> | null = null;

  const one = (vietnamese: string): string | null => {
    const known = whole.get(vietnamese) ?? label(vietnamese);
    if (known !== vietnamese) return known;
    read ??= patterns([...written.filter((each) => hasGaps(each.vietnamese)), ...sentences]);
    for (const { start, pattern, english } of read) {
      const found = vietnamese.startsWith(start) ? pattern.exec(vietnamese) : null;
      if (found !== null) return english(found.groups ?? {});
    }
    return null;
  };
  const say = (vietnamese: string): string | null => one(vietnamese) ?? several(vietnamese);
  const part = (text: string): string | null => say(text) ?? say(uncapitalised(text));
  const said = (text: string): string => part(text) ?? text;

  /** "Một câu. Câu nữa.": each of them has to be known. */
  function several(vietnamese: string): string | null {
    for (const { index } of vietnamese.matchAll(/(?<=[.!?]) (?=\S)/gu)) {
      const first = one(vietnamese.slice(0, index));
      const rest = first === null ? null : say(vietnamese.slice(index + 1));
      if (rest !== null) return `${first} ${rest}`;
    }
    return null;
  }

  function listed(text: string): string {
    const known = part(text);
    if (known !== null) return known;
    const mark = text.includes('; ') ? '; ' : ', ';
    return text.split(mark).map(said).join(mark);
  }

  const readings: Readonly<Record<string, (text: string) => string>> = {
    label: (text) => say(text) ?? text,
    named: (text) => lower(say(text) ?? text),
    said,
    list: listed,
    quoted: (text) => text.replace(/(?<=“)[^”]+(?=”)/gu, label),
  };

  function filled(english: string, gaps: Readonly<Record<string, string>>): string {
    return english.replace(GAP, (_, name: string, reading = '') => {
      const text = gaps[name] ?? '';
      return readings[reading as string]?.(text) ?? text;
    });
  }
  return say;
}

const uncapitalised = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

function hasGaps(vietnamese: string): boolean {
  return vietnamese.search(GAP) !== -1;
}

/** The sentence that says the most by itself comes first: "Thiếu {name}." would take many others. */
function patterns(sentences: readonly Sentence[]) {
  return sentences
    .toSorted((one, other) => fixed(other.vietnamese) - fixed(one.vietnamese))
    .map(({ vietnamese, english }) => ({
      start: vietnamese.slice(0, Math.max(vietnamese.search(GAP), 0)),
      pattern: patternOf(vietnamese),
      english,
    }));
}

const fixed = (vietnamese: string): number => vietnamese.replace(GAP, '').length;

function patternOf(vietnamese: string): RegExp {
  const named = new Set<string>();
  let pattern = '';
  let end = 0;
  for (const gap of vietnamese.matchAll(GAP)) {
    const [text, name = '', shape = ''] = gap;
    const group = named.has(name) ? '?:' : `?<${name}>`;
    named.add(name);
    pattern += `${escaped(vietnamese.slice(end, gap.index))}(${group}${SHAPES[shape] ?? '.+?'})`;
    end = gap.index + text.length;
  }
  return new RegExp(`^${pattern}${escaped(vietnamese.slice(end))}$`, 'su');
}

const escaped = (text: string): string => text.replace(/[$()*+.?[\\\]^{|}]/gu, String.raw`\$&`);
