import IconBan from '@tabler/icons-react/dist/esm/icons/IconBan.mjs';
import IconConvert from '@tabler/icons-react/dist/esm/icons/IconFileExport.mjs';
import IconCopy from '@tabler/icons-react/dist/esm/icons/IconCopy.mjs';
import IconRepair from '@tabler/icons-react/dist/esm/icons/IconFilePencil.mjs';
import IconFileTypeXml from '@tabler/icons-react/dist/esm/icons/IconFileTypeXml.mjs';
import IconMail from '@tabler/icons-react/dist/esm/icons/IconMail.mjs';
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs';
import IconRepeat from '@tabler/icons-react/dist/esm/icons/IconRepeat.mjs';
import IconPrinter from '@tabler/icons-react/dist/esm/icons/IconPrinter.mjs';
import IconShieldCheck from '@tabler/icons-react/dist/esm/icons/IconShieldCheck.mjs';
import IconWritingSign from '@tabler/icons-react/dist/esm/icons/IconWritingSign.mjs';
import type { IconShape } from '#src/ui/display/icon.tsx';
import type { InvoiceAct } from './invoice-acts.ts';

export const ACT_ICONS: Readonly<Record<InvoiceAct, IconShape>> = {
  edit: IconPencil,
  publish: IconWritingSign,
  revise: IconPencil,
  print: IconPrinter,
  convert: IconConvert,
  xml: IconFileTypeXml,
  email: IconMail,
  duplicate: IconCopy,
  recur: IconRepeat,
  correct: IconRepair,
  evidence: IconShieldCheck,
  cancel: IconBan,
};
