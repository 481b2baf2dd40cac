import IconCashRegister from '@tabler/icons-react/dist/esm/icons/IconCashRegister.mjs';
import IconClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs';
import IconDevice from '@tabler/icons-react/dist/esm/icons/IconDeviceDesktop.mjs';
import IconPrinter from '@tabler/icons-react/dist/esm/icons/IconPrinter.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { numberText } from '#domain/invoice/shown-name.ts';
import { bearsVat } from '#domain/rules/particulars/forms.table.ts';
import { useMay } from '#src/providers/account-context.ts';
import { today } from '#src/providers/today.ts';
import { hrefOf } from '#src/routes.ts';
import { Button } from '#src/ui/action/button.tsx';
import { SelectField } from '#src/ui/field/choice/select-field.tsx';
import { BrandMark } from '#src/ui/shell/brand.tsx';
import { StatePage } from '#src/ui/state/state-page.tsx';
import { FailedBanner } from '#src/views/failed-banner.tsx';
import { listHref } from '#src/views/list/list-place.ts';
import { tillWords as words } from '#src/wording/processing/till.ts';
import { seriesOf } from '../editor/draft/draft-content.ts';
import { NoSeriesOfYear } from '../no-series-of-year.tsx';
import { BuyerField } from './buyer-field.tsx';
import { addProduct, type Product } from './cart.ts';
import { CartLines } from './cart-lines.tsx';
import { Catalogue } from './catalogue.tsx';
import { Checkout, COMPLETE_ID, GIVEN_ID } from './checkout.tsx';
import { tillDeviceWords } from '#src/wording/processing/till-offline.ts';
import { DeviceBanner } from './offline/device-banner.tsx';
import { DeviceDialog } from './offline/device-dialog.tsx';
import { useTillDevice, type TillDeviceState } from './offline/use-till-device.ts';
import { ShutBanner } from './offline/shut-banner.tsx';
import { isShut } from './offline/till-engine.ts';
import { OrderReceipt } from './order-receipt.tsx';
import { isBegun } from './sale.ts';
import { SoldPanel, usePrintReceipt } from './sold-panel.tsx';
import { useTill, type TillState } from './use-till.ts';
import './till.css';

/** /admin/invoice-calculating-machines/till: selling at the counter, each sale an invoice of a cash register. */
export function TillPage() {
  const device = useTillDevice();
  const till = useTill(device);
  const scan = useRef<HTMLInputElement>(null);
  useTillKeys(till, scan);
  const { template, is_reading, failed, is_sold, last, sale } = till;
  if (failed !== null) return <FailedBanner {...failed} />;
  if (template === null && !is_reading) return <NoSeries />;
  const has_vat = bearsVat(seriesOf(template));
  const add = (product: Product) => till.edit((cart) => addProduct(cart, product));
  return (
    <div className="till">
      <TillHeader till={till} device={device} />
      {device.status === 'own' && <DeviceBanner device={device} />}
      {isShut(device.status) && <ShutBanner by={device.status} />}
      {template !== null && (
        <div className="till__device">
          <NoSeriesOfYear symbols={[template.symbol]} day={today()} />
        </div>
      )}
      <div className="till__body">
        <Catalogue cart={sale.cart} copy={device.copies?.products ?? null} onAdd={add} scan={scan} />
        <section className="till__sale" aria-label={words.sale}>
          {is_sold && last !== null ? (
            <SoldPanel
              sold={last}
              device={device}
              onNext={() => {
                till.next();
                scan.current?.focus();
              }}
            />
          ) : (
            <>
              <BuyerField
                cart={sale.cart}
                customers={device.copies?.customers ?? null}
                isLocked={till.is_locked}
                edit={till.edit}
              />
              {sale.cart.lines.length === 0 ? (
                <p className="till__empty">{words.empty}</p>
              ) : (
                <CartLines
                  cart={sale.cart}
                  amounts={till.amounts.lines}
                  has_vat={has_vat}
                  price_includes_tax={till.price_includes_tax}
                  isLocked={till.is_locked}
                  edit={till.edit}
                />
              )}
              <Checkout till={till} has_vat={has_vat} />
            </>
          )}
        </section>
        <OrderReceipt till={till} />
      </div>
    </div>
  );
}

function TillHeader({ till, device }: { till: TillState; device: TillDeviceState }) {
  const { template, templates, held, last, sale, is_locked, is_sold } = till;
  const { print, isPrinting, printed } = usePrintReceipt(device);
  const [isOpen, setOpen] = useState(false);
  return (
    <header className="till__header">
      <BrandMark size={26} />
      <h1 tabIndex={-1}>{words.title}</h1>
      {templates.length > 1 && device.device === null ? (
        <SelectField
          label={words.series}
          labelHidden
          value={String(template?.id ?? '')}
          disabled={is_locked}
          onChange={(id) => till.chooseSeries(Number(id))}
          choices={templates.map(({ id, form_no, symbol }) => ({
            value: String(id),
            label: `${form_no}${symbol}`,
          }))}
        />
      ) : (
        <span className="till__series">
          {template !== null && words.inSeries(`${template.form_no}${template.symbol}`)}
        </span>
      )}
      <span className="till__space" />
      {printed}
      {device.status !== 'reading' && !isShut(device.status) && (
        <Button icon={IconDevice} onClick={() => setOpen(true)}>
          {device.device === null ? tillDeviceWords.open : device.device.name}
        </Button>
      )}
      {isOpen && <DeviceDialog device={device} templates={templates} onClose={() => setOpen(false)} />}
      {last !== null && !is_sold && (
        <Button icon={IconPrinter} busy={isPrinting} onClick={() => void print(last)}>
          {words.printLast(last.number === null ? '' : numberText(last.number))}
        </Button>
      )}
      {held.map((one, at) => (
        <Button
          key={`${one.cart.lines[0]?.name ?? ''} ${at}`}
          icon={IconClock}
          disabled={is_locked}
          onClick={() => till.hold(at)}
        >
          {words.heldSale(at + 1, one.cart.lines.length)}
        </Button>
      ))}
      {isBegun(sale) && (
        <Button icon={IconClock} disabled={is_locked} onClick={() => till.hold(null)}>
          {words.hold}
        </Button>
      )}
      <Button icon={IconX} className="till__leave" href={listHref(hrefOf('invoice_calculating_machines'))}>
        {words.leave}
      </Button>
    </header>
  );
}

function NoSeries() {
  const may = useMay()('createTemplate');
  return (
    <div className="till">
      <StatePage
        icon={IconCashRegister}
        tone="neutral"
        heading={words.noSeries}
        actions={
          <>
            {may && (
              <Button tone="primary" href={hrefOf('templates.create')}>
                {words.makeSeries}
              </Button>
            )}
            <Button href={hrefOf('invoice_calculating_machines')}>{words.leave}</Button>
          </>
        }
      >
        {words.noSeriesText}
      </StatePage>
    </div>
  );
}

const typing = 'input,textarea,select';

/**
 * F2 goes to what is given, Enter there completes; Esc goes back to scanning. What is typed nowhere goes to the scan field, so that a
 * scanner works whatever was pressed last.
 */
function useTillKeys(till: TillState, scan: RefObject<HTMLInputElement | null>) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
    if (document.querySelector('[role=dialog],[role=menu]') !== null) return;
    const { target } = event;
    if (event.key === 'F2') {
      event.preventDefault();
      const given = document.getElementById(GIVEN_ID);
      (given ?? document.getElementById(COMPLETE_ID))?.focus();
      if (given instanceof HTMLInputElement) given.select();
    } else if (event.key === 'Escape') {
      if (till.is_sold) till.next();
      scan.current?.focus();
    } else if (
      event.key.length === 1 &&
      event.key !== ' ' &&
      !(target instanceof Element && target.closest(typing))
    )
      scan.current?.focus();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
  useEffect(() => scan.current?.focus(), [scan]);
}
