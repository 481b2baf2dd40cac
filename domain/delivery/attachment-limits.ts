/** What may go with an invoice: files that a mail server still takes together, print and XML beside them. */

export const MAX_ATTACHMENT_BYTES = 5 * 1024 * 1024;
export const MAX_ATTACHMENTS = 10;
export const MAX_ATTACHMENTS_BYTES = 10 * 1024 * 1024;

/** Kinds of file that are taken, with the endings of their names; the first is given to a name without one. */
export const ATTACHMENT_KINDS = {
  pdf: { media_type: 'application/pdf', endings: ['pdf'] },
  png: { media_type: 'image/png', endings: ['png'] },
  jpeg: { media_type: 'image/jpeg', endings: ['jpg', 'jpeg'] },
  webp: { media_type: 'image/webp', endings: ['webp'] },
  gif: { media_type: 'image/gif', endings: ['gif'] },
  word: {
    media_type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    endings: ['docx'],
  },
  sheet: {
    media_type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    endings: ['xlsx'],
  },
  slides: {
    media_type: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
    endings: ['pptx'],
  },
  old_office: { media_type: 'application/x-ole-storage', endings: ['doc', 'xls', 'ppt'] },
  xml: { media_type: 'application/xml', endings: ['xml'] },
} as const satisfies Readonly<Record<string, { media_type: string; endings: readonly string[] }>>;

export type AttachmentKind = keyof typeof ATTACHMENT_KINDS;
