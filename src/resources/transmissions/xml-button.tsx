import IconFileTypeXml from '@tabler/icons-react/dist/esm/icons/IconFileTypeXml.mjs';
import { useDownload } from '#src/views/use-download.ts';
import { IconButton } from '#src/ui/action/icon-button.tsx';
import { files } from '#src/wording/files.ts';

/** The message as it went over the wire, byte for byte. */
export function XmlButton({ id, messageId }: { id: number; messageId: string }) {
  const { download } = useDownload();
  return (
    <IconButton
      name={files.messageXml(messageId)}
      icon={IconFileTypeXml}
      size="small"
      onClick={() => void download(`/api/transmissions/${id}/xml`, `${messageId}.xml`)}
    />
  );
}
