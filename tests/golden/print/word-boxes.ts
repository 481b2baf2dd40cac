type Word = { text: string; left: number; top: number; right: number; bottom: number };

/** How much of a word's height may be under another: boxes are as high as a line, letters lower. */
const TOUCHING = 0.35;

/** Words that lie over each other or beyond the edge of their page, in the boxes that `pdftotext -bbox` gives. */
export function overlaps(boxes: string): string[] {
  return boxes.split('<page ').slice(1).flatMap(pageOverlaps);
}

function pageOverlaps(page: string, at: number): string[] {
  const size = /width="([\d.]+)" height="([\d.]+)"/u.exec(page);
  const [wide, high] = [Number(size?.[1]), Number(size?.[2])];
  const words = wordsOf(page);
  const outside = words.filter(
    ({ left, right, top, bottom }) => left < 0 || top < 0 || right > wide || bottom > high,
  );
  const over: string[] = [];
  for (const [index, word] of words.entries())
    for (const other of words.slice(index + 1)) {
      if (other.top > word.bottom) break;
      if (isOver(word, other)) over.push(`page ${at + 1}: “${word.text}” is over “${other.text}”`);
    }
  return [...outside.map(({ text }) => `page ${at + 1}: “${text}” is cut`), ...over];
}

function isOver(one: Word, other: Word): boolean {
  const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  const lower = Math.min(one.bottom - one.top, other.bottom - other.top);
  return across > 1 && down > lower * TOUCHING;
}

/** From the top of the page to its end. */
function wordsOf(page: string): Word[] {
  const tag = /<word xMin="(-?[\d.]+)" yMin="(-?[\d.]+)" xMax="(-?[\d.]+)" yMax="(-?[\d.]+)">([^<]*)</gu;
  return [...page.matchAll(tag)]
    .map(([, left, top, right, bottom, text = '']) => ({
      ...{ text, left: Number(left), top: Number(top) },
      ...{ right: Number(right), bottom: Number(bottom) },
    }))
    .toSorted((one, other) => one.top - other.top);
}
