import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs';
import type { ReactNode } from 'react';
import { Button } from '#src/ui/action/button.tsx';
import { useDownload } from '#src/views/use-download.ts';

type FormPdfButtonProps = {
  url: string;
  /** Of the file. */
  name: string;
  /** What is typed is not in it: why it is held back; false where all is saved. */
  unsaved: string | false;
  children: ReactNode;
};

/** The official form of a document as PDF, as it was saved. */
export function FormPdfButton({ url, name, unsaved, children }: FormPdfButtonProps) {
  const { download, busy } = useDownload();
  const held = unsaved !== false;
  return (
    <Button
      icon={IconDownload}
      busy={busy !== null}
      held={held}
      title={held ? unsaved : undefined}
      onClick={() => {
        if (!held) void download(url, name);
      }}
    >
      {children}
    </Button>
  );
}
