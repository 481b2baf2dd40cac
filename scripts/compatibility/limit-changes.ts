import { changeAt, type Change, type Direction } from './change.ts';
import { canonical, sameJson, type Json } from './json.ts';
import { KEYWORDS } from './keywords.table.ts';

type Movement = 'tightened' | 'loosened' | 'same';

/** Changes of the keywords that bound a value: numbers, patterns, formats, and any keyword the gate does not know. */
export function* limitChanges(
  direction: Direction,
  where: string,
  before: Json,
  after: Json,
): Generator<Change> {
  for (const keyword of new Set([...Object.keys(before), ...Object.keys(after)])) {
    const [was, is] = [before[keyword], after[keyword]];
    const kind = KEYWORDS[keyword];
    if (keyword.startsWith('x-')) continue;
    if (kind === undefined && canonical([was, is]).includes('"$ref":'))
      throw new Error(`${where}: the gate does not look through the $ref in ${keyword}`);
    if (sameJson(was, is)) continue;
    const bound = kind === 'upper' || kind === 'lower';
    const shown = `${keyword} ${show(was)} became ${show(is)}`;
    if (bound || keyword === 'multipleOf' || keyword === 'uniqueItems') {
      for (const movement of movementsOf(keyword, was, is))
        yield changeAt(`${direction}-limit-${movement}`, where, shown);
    } else if (keyword === 'pattern') yield changeAt(patternCode(direction, was, is), where, shown);
    else if (keyword === 'format') yield changeAt(formatCode(direction, was, is), where, shown);
    else if (keyword === 'default') {
      if (direction === 'request') yield changeAt('request-default-changed', where, shown);
    } else if (kind === undefined) yield changeAt('unjudged-change', where, shown);
  }
}

function movementsOf(keyword: string, was: unknown, is: unknown): Exclude<Movement, 'same'>[] {
  if (keyword === 'uniqueItems') return [is === true ? 'tightened' : 'loosened'];
  if (typeof is !== 'number') return ['loosened'];
  if (typeof was !== 'number') return vacuous(keyword, is) ? [] : ['tightened'];
  if (keyword === 'multipleOf') {
    // Multiples of 6 are multiples of 3; multiples of 4 are not multiples of 3, nor the other way.
    if (was % is === 0) return ['loosened'];
    return is % was === 0 ? ['tightened'] : ['tightened', 'loosened'];
  }
  return [(KEYWORDS[keyword] === 'upper') === is < was ? 'tightened' : 'loosened'];
}

/** A length of at least nothing bounds nothing. */
function vacuous(keyword: string, limit: number): boolean {
  return limit === 0 && ['minLength', 'minItems', 'minProperties'].includes(keyword);
}

/** Which of two patterns lets more through cannot be told; a client's value may be refused, an answer look different. */
function patternCode(direction: Direction, was: unknown, is: unknown) {
  if (direction === 'request')
    return is === undefined ? 'request-pattern-removed' : 'request-pattern-changed';
  return was === undefined ? 'response-pattern-added' : 'response-pattern-changed';
}

function formatCode(direction: Direction, was: unknown, is: unknown) {
  if (direction === 'request') return is === undefined ? 'request-format-removed' : 'request-format-changed';
  return was === undefined ? 'response-format-added' : 'response-format-changed';
}

function show(value: unknown): string {
  return value === undefined ? '(none)' : JSON.stringify(value);
}
