/** How much of a file is read before it is refused. */
export type ReadLimits = {
  /** Bytes of the file as it came. */
  file_bytes: number;
  /** Bytes of everything unpacked from it. */
  unpacked_bytes: number;
  /** Bytes of texts that several cells may share, which are kept in memory. */
  shared_text_bytes: number;
  /** Bytes unpacked from one byte, once 8 MB have come out. */
  ratio: number;
  /** Rows that hold something. */
  rows: number;
  columns: number;
  merged_ranges: number;
};

const MB = 1024 * 1024;

export const READ_LIMITS: ReadLimits = {
  file_bytes: 64 * MB,
  unpacked_bytes: 768 * MB,
  shared_text_bytes: 96 * MB,
  ratio: 250,
  rows: 200_000,
  columns: 200,
  merged_ranges: 500_000,
};

/** What a cell of Excel holds. */
export const MAX_EXCEL_CHARACTERS = 32_767;

/** Longer than any cell of Excel, whatever its characters are written as. */
export const MAX_CELL_CHARACTERS = 1024 * 1024;
