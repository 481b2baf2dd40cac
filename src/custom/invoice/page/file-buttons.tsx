import IconFileTypePdf from '@tabler/icons-react/dist/esm/icons/IconFileTypePdf.mjs';
import IconFileTypeXml from '@tabler/icons-react/dist/esm/icons/IconFileTypeXml.mjs';
import { Button } from '#src/ui/action/button.tsx';
import { useDownload } from '#src/views/use-download.ts';
import type { Invoice } from '../editor/draft/draft.ts';
import { filesOf } from './invoice-files.ts';

const icons = { pdf: IconFileTypePdf, xml: IconFileTypeXml };

/** The two files everybody asks for. */
export function FileButtons({ invoice }: { invoice: Invoice }) {
  const { download, busy } = useDownload();
  const { pdf, xml } = filesOf(invoice);
  return [pdf, xml]
    .filter((file) => file !== null)
    .map(({ key, short, url, name }) => (
      <Button key={key} icon={icons[key]} busy={busy === url} onClick={() => void download(url, name)}>
        {short}
      </Button>
    ));
}
