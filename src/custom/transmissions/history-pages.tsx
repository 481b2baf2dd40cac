import { HistoryPage } from './history-page.tsx';

export function DeclarationHistory() {
  return <HistoryPage kind="declaration" />;
}

export function InvoiceHistory() {
  return <HistoryPage kind="invoice" />;
}

export function CashRegisterHistory() {
  return <HistoryPage kind="invoice_cash_register" />;
}

export function MistakeHistory() {
  return <HistoryPage kind="invoice_mistake" />;
}

export function SummaryTableHistory() {
  return <HistoryPage kind="data_summary_table" />;
}
