import {
  CERTIFICATE_ACTIONS,
  choiceOf,
  DELEGATION_PAYMENTS,
  LOOK_UP_SCOPES,
} from '../../registration/codes.table.ts';
import type { DeclarationContent, DeclaredOrganisation, Period } from '../../registration/content.ts';
import { signingInstantOf, signingTimeOf } from '../../signing/signing-time.ts';
import type { DocumentValue } from '../format/nodes.ts';
import type { DECLARATION } from '../formats/messages/declaration.format.ts';

type Body = DocumentValue<typeof DECLARATION>['NDTKhai'];
type ListValues = Pick<
  Body,
  'DSCTSSDung' | 'DSDKUNhiem' | 'TTTCGP' | 'TTTCTN' | 'TTDVHTPT' | 'TTDVDUQTCuu' | 'TTTNSDung' | 'TTDKTH'
>;
type ListContents = Pick<
  DeclarationContent,
  | 'certificates'
  | 'delegations'
  | 'solution_providers'
  | 'transmission_providers'
  | 'dependent_units'
  | 'look_up_units'
  | 'pauses'
  | 'receipt_integrations'
>;

/** Parts 5 to 11, their rows numbered from 1. */
export function listValues(content: ListContents): ListValues {
  return {
    DSCTSSDung: numbered(content.certificates, (row) => ({
      TTChuc: row.issuer_name,
      Seri: row.serial,
      TNgay: localTime(row.valid_from),
      DNgay: localTime(row.valid_to),
      HThuc: CERTIFICATE_ACTIONS[row.action].code,
    })),
    DSDKUNhiem: numbered(content.delegations, (row) => ({
      TLHDon: row.invoice_name,
      KHMSHDon: row.form_no,
      KHHDon: row.symbol,
      MST: row.party_tax_code,
      TTChuc: row.party_name,
      MDich: row.purpose,
      TNgay: `${row.starts_on}${DAY_STARTS}`,
      DNgay: `${row.ends_on}${DAY_ENDS}`,
      PThuc: DELEGATION_PAYMENTS[row.payment_method].code,
      THTTTKhac: row.other_payment_method,
    })),
    TTTCGP: numbered(content.solution_providers, (row) => ({
      TTCGP: row.name,
      MSTTCGP: row.tax_code,
      ...periodValue(row),
      GChu: row.note,
    })),
    TTTCTN: numbered(content.transmission_providers, (row) => ({
      TTCTN: row.name,
      MSTTCTN: row.tax_code,
      ...periodValue(row),
      GChu: row.note,
    })),
    TTDVHTPT: numbered(content.dependent_units, (row) => ({
      TDVHTPT: row.name,
      MSTDVHTPT: row.tax_code,
      ...periodValue(row),
      GChu: row.note,
    })),
    TTDVDUQTCuu: numbered(content.look_up_units, (row) => ({
      TDVi: row.name,
      MST: row.tax_code,
      HDBRMVao: LOOK_UP_SCOPES[row.scope].code,
      TDLHDTNgay: row.invoices_from,
      TDLHDDNgay: row.invoices_to,
      TGUQTNgay: row.starts_on,
      TGUQDNgay: row.ends_on,
      GChu: row.note,
    })),
    TTTNSDung: numbered(content.pauses, (row) => ({
      ...periodValue(row),
      TTCGP: row.provider_name,
      MSTTCGP: row.provider_tax_code,
      Seri: row.certificate_serial,
      GChu: row.note,
    })),
    TTDKTH: numbered(content.receipt_integrations, (row) => ({
      TLHDon: row.invoice_name,
      KHMSHDon: row.form_no,
      KHHDon: row.symbol,
      Ten: row.organisation_name,
      MST: row.organisation_tax_code,
      MDich: row.purpose,
      ...periodValue(row),
      GChu: row.note,
    })),
  };
}

/** Unknown codes are read as the first of their table; the check of the format names them. */
export function listContents(body: ListValues): ListContents {
  return {
    certificates: body.DSCTSSDung.map((row) => ({
      issuer_name: row.TTChuc,
      serial: row.Seri,
      valid_from: instant(row.TNgay),
      valid_to: instant(row.DNgay),
      action: choiceOf(CERTIFICATE_ACTIONS, row.HThuc) ?? 'add',
    })),
    delegations: body.DSDKUNhiem.map((row) => ({
      invoice_name: row.TLHDon,
      form_no: row.KHMSHDon,
      symbol: row.KHHDon,
      party_tax_code: row.MST,
      party_name: row.TTChuc,
      purpose: row.MDich,
      starts_on: dayOf(row.TNgay),
      ends_on: dayOf(row.DNgay),
      payment_method: choiceOf(DELEGATION_PAYMENTS, row.PThuc) ?? 'cash',
      other_payment_method: row.THTTTKhac,
    })),
    solution_providers: body.TTTCGP.map((row) => organisation(row.TTCGP, row.MSTTCGP, row)),
    transmission_providers: body.TTTCTN.map((row) => organisation(row.TTCTN, row.MSTTCTN, row)),
    dependent_units: body.TTDVHTPT.map((row) => organisation(row.TDVHTPT, row.MSTDVHTPT, row)),
    look_up_units: body.TTDVDUQTCuu.map((row) => ({
      name: row.TDVi,
      tax_code: row.MST,
      scope: choiceOf(LOOK_UP_SCOPES, row.HDBRMVao) ?? 'sold',
      invoices_from: row.TDLHDTNgay,
      invoices_to: row.TDLHDDNgay,
      starts_on: row.TGUQTNgay,
      ends_on: row.TGUQDNgay,
      note: row.GChu,
    })),
    pauses: body.TTTNSDung.map((row) => ({
      ...period(row),
      provider_name: row.TTCGP,
      provider_tax_code: row.MSTTCGP,
      certificate_serial: row.Seri,
      note: row.GChu,
    })),
    receipt_integrations: body.TTDKTH.map((row) => ({
      invoice_name: row.TLHDon,
      form_no: row.KHMSHDon,
      symbol: row.KHHDon,
      organisation_name: row.Ten,
      organisation_tax_code: row.MST,
      purpose: row.MDich,
      ...period(row),
      note: row.GChu,
    })),
  };
}

function numbered<Row, Value>(rows: readonly Row[], value: (row: Row) => Value): (Value & { STT: string })[] {
  return rows.map((row, at) => ({ STT: String(at + 1), ...value(row) }));
}

type PeriodValue = { TNgay: string; DNgay: string | null };

function periodValue({ starts_on, ends_on }: Period): PeriodValue {
  return { TNgay: starts_on, DNgay: ends_on };
}

function period({ TNgay, DNgay }: PeriodValue): Period {
  return { starts_on: TNgay, ends_on: DNgay };
}

function organisation(
  name: string,
  tax_code: string,
  row: PeriodValue & { GChu: string | null },
): DeclaredOrganisation {
  return { name, tax_code, ...period(row), note: row.GChu };
}

/** Delegations hold for whole days, which the format has as moments. */
const DAY_STARTS = 'T00:00:00';
const DAY_ENDS = 'T23:59:59';

function dayOf(time: string): string {
  return time.slice(0, 10);
}

/** Vietnamese time of an instant; what is none stays as it is, for the format to refuse. */
function localTime(instant_text: string): string {
  return Number.isNaN(Date.parse(instant_text)) ? instant_text : signingTimeOf(instant_text);
}

function instant(local: string): string {
  return signingInstantOf(local) ?? local;
}
