import type { ParsedElement } from './parsed-element.ts';

/**
 * Names that elements had in files of sellers who still write the format of before 2.0.0, by the element around them (assumed: seen in
 * received files, in no published table). A file that has both names is read by the one of today.
 */
const OLD_NAMES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  TTChung: { TDLap: 'NLap', TTHDGoc: 'TTHDLQuan' },
  TTHDLQuan: {
    LHDGoc: 'LHDCLQuan',
    KHMSHDGoc: 'KHMSHDCLQuan',
    KHHDGoc: 'KHHDCLQuan',
    SHDGoc: 'SHDCLQuan',
    NLHDGoc: 'NLHDCLQuan',
    TDLHDGoc: 'NLHDCLQuan',
  },
  HHDVu: { Ten: 'THHDVu' },
};

/** The elements on the way to one with old names. */
const AROUND: ReadonlySet<string> = new Set(['NDHDon', 'DSHHDVu', ...Object.keys(OLD_NAMES)]);

/** An invoice's data (DLHDon) with the names of today, so that nothing of an old file is lost; the same element where it has no old name. */
export function withCurrentNames(element: ParsedElement): ParsedElement {
  const names = OLD_NAMES[element.name] ?? {};
  const has = new Set(element.children.map(({ name }) => name));
  let is_changed = false;
  const children = element.children.map((child) => {
    const current = names[child.name];
    const renamed = current === undefined || has.has(current) ? child : { ...child, name: current };
    const inside = AROUND.has(renamed.name) ? withCurrentNames(renamed) : renamed;
    is_changed ||= inside !== child;
    return inside;
  });
  return is_changed ? { ...element, children } : element;
}
