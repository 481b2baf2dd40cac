import { buyerStatementWords as words } from '#src/wording/public/statement.ts';
import type { ForBuyer } from './statement-calls.ts';

export type Way = 'usb' | 'remote' | 'file' | 'code';

type Given = Pick<ForBuyer, 'may_confirm' | 'buyer_email'> & {
  content: { buyer: Pick<ForBuyer['content']['buyer'], 'tax_code'> };
};

/**
 * A token signs for the taxpayer that its certificate names; a code is enough for an individual (domain/rules/corrections). A phone
 * has no place for a token: there it comes last.
 */
export function waysOf({ content, may_confirm, buyer_email }: Given, isPhone: boolean) {
  const usb =
    content.buyer.tax_code === null
      ? []
      : [{ value: 'usb' as const, label: words.usb, detail: words.usbText }];
  return [
    ...(may_confirm
      ? [{ value: 'code' as const, label: words.code, detail: words.codeText(buyer_email ?? '') }]
      : []),
    ...(isPhone ? [] : usb),
    { value: 'remote' as const, label: words.remote, detail: words.remoteText },
    { value: 'file' as const, label: words.file, detail: words.fileText },
    ...(isPhone ? usb : []),
  ];
}
