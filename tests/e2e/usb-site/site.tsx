import { StrictMode, useState } from 'react';
import type { ComponentProps } from 'react';
import { createRoot } from 'react-dom/client';
import { AccountProvider } from '#src/providers/account-context.ts';
import { usbAgent } from '#src/providers/usb-agent/usb-agent.ts';
import { UsbSigningDialog } from '#src/views/usb-signing/usb-signing-dialog.tsx';

// A page that has documents signed, as the product does, and shows the signatures. ?agent=, ?tax_code= and ?hash= (base64).
const given = new URLSearchParams(location.search);
const agent = usbAgent({
  fetch: (input, init) => fetch(input, init),
  storage: localStorage,
  permissions: navigator.permissions,
  origin: given.get('agent') ?? '',
});
const documents = given
  .getAll('hash')
  .map((hash_base64, at) => ({ id: at, label: `Hóa đơn số ${at + 1}`, hash_base64 }));
const signedIn = { account: { language: 'vi' } } as unknown as ComponentProps<
  typeof AccountProvider
>['value'];

function Site() {
  const [state, setState] = useState<'signing' | 'left'>('signing');
  const [signatures, setSignatures] = useState<readonly string[]>([]);
  if (state === 'left') return <p>Đã đóng</p>;
  if (signatures.length > 0)
    return (
      <ul aria-label="Chữ ký">
        {signatures.map((signature) => (
          <li key={signature}>{signature}</li>
        ))}
      </ul>
    );
  return (
    <UsbSigningDialog
      agent={agent}
      documents={documents}
      taxCode={given.get('tax_code') ?? ''}
      certificateSha256={null}
      onSigned={setSignatures}
      onCancel={() => setState('left')}
    />
  );
}

const root = document.getElementById('root');
if (root)
  createRoot(root).render(
    <StrictMode>
      <AccountProvider value={signedIn}>
        <Site />
      </AccountProvider>
    </StrictMode>,
  );
