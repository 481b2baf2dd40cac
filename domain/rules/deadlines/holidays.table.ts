import type { Dated } from '../dated.ts';

export type Holiday = Dated & {
  readonly name: string;
  /**
   * official: decided; computed: follows from the Labour Code and the calendar; unsure: proposals differ or nobody
   * read the decision. Unsure days are not counted as days off: a deadline a day early does no harm.
   */
  readonly certainty: 'official' | 'computed' | 'unsure';
};

/** Calendar days of which the holidays are known; outside of them only the weekend is counted. */
export const HOLIDAYS_KNOWN = { from: '2026-01-01', to: '2027-12-31' } as const;

const CODE = 'Bộ luật Lao động 45/2019/QH14 Điều 112';
const CULTURE = 'NQ 28/2026/QH16';
const CHECKED = '2026-11-21';

/** Ngày nghỉ lễ, tết that fall on working days, first and last day of each; days moved from a weekend included. */
export const HOLIDAYS: readonly Holiday[] = [
  official('2026-01-01', '2026-01-01', 'Tết Dương lịch'),
  unsure('2026-01-02', '2026-01-02', 'Nghỉ hoán đổi sau Tết Dương lịch (cơ quan nhà nước)'),
  official('2026-02-16', '2026-02-20', 'Tết Nguyên đán'),
  official('2026-04-27', '2026-04-27', 'Nghỉ bù Giỗ Tổ Hùng Vương'),
  official('2026-04-30', '2026-05-01', 'Ngày Chiến thắng và Ngày Quốc tế lao động'),
  unsure('2026-08-31', '2026-08-31', 'Nghỉ hoán đổi trước Quốc khánh (cơ quan nhà nước)'),
  official('2026-09-01', '2026-09-02', 'Quốc khánh'),
  official('2026-11-24', '2026-11-24', 'Ngày Văn hóa Việt Nam', CULTURE),
  computed('2027-01-01', '2027-01-01', 'Tết Dương lịch'),
  unsure('2027-02-04', '2027-02-04', 'Tết Nguyên đán (một phương án nghỉ)'),
  // In both plans that were proposed.
  computed('2027-02-05', '2027-02-10', 'Tết Nguyên đán'),
  unsure('2027-02-11', '2027-02-12', 'Tết Nguyên đán (một phương án nghỉ)'),
  computed('2027-04-16', '2027-04-16', 'Giỗ Tổ Hùng Vương'),
  computed('2027-04-30', '2027-04-30', 'Ngày Chiến thắng'),
  computed('2027-05-03', '2027-05-03', 'Nghỉ bù Ngày Quốc tế lao động'),
  unsure('2027-09-01', '2027-09-01', 'Quốc khánh (một phương án nghỉ)'),
  computed('2027-09-02', '2027-09-02', 'Quốc khánh'),
  unsure('2027-09-03', '2027-09-03', 'Quốc khánh (một phương án nghỉ)'),
  computed('2027-11-24', '2027-11-24', 'Ngày Văn hóa Việt Nam', CULTURE),
];

function official(valid_from: string, valid_to: string, name: string, source: string = CODE): Holiday {
  return { valid_from, valid_to, name, certainty: 'official', source, checked: CHECKED, assumed: true };
}

function computed(valid_from: string, valid_to: string, name: string, source: string = CODE): Holiday {
  return { valid_from, valid_to, name, certainty: 'computed', source, checked: CHECKED, assumed: true };
}

function unsure(valid_from: string, valid_to: string, name: string): Holiday {
  return { valid_from, valid_to, name, certainty: 'unsure', source: CODE, checked: CHECKED, assumed: true };
}
