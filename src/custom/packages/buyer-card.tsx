import { TextField } from '#src/ui/field/text-field.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import { packageWords } from '#src/wording/settings/packages.ts';

const words = packageWords.checkout;

export type Buyer = {
  buyer_tax_code: string;
  buyer_email: string;
  buyer_name: string;
  buyer_address: string;
};

/** The fields in their order that hold nothing. */
export function missingIn(buyer: Buyer): (keyof Buyer)[] {
  return (Object.keys(buyer) as (keyof Buyer)[]).filter((name) => buyer[name].trim() === '');
}

export function isSameBuyer(one: Buyer, other: Buyer): boolean {
  return (Object.keys(one) as (keyof Buyer)[]).every((name) => one[name] === other[name]);
}

type BuyerCardProps = {
  buyer: Buyer;
  problems: Readonly<Record<string, string>>;
  onChange: (buyer: Buyer) => void;
};

/** Whom the invoice of the purchase is for: the company's own profile, unless it is changed here. */
export function BuyerCard({ buyer, problems, onChange }: BuyerCardProps) {
  const field = (name: keyof Buyer, label: string) => (
    <TextField
      id={name}
      label={label}
      required
      value={buyer[name]}
      {...(problems[name] !== undefined && { error: problems[name] })}
      onChange={(value) => onChange({ ...buyer, [name]: value })}
    />
  );
  return (
    <Card title={words.buyer}>
      <div className="packages__form">
        <p className="packages__note">{words.buyerText}</p>
        <div className="packages__pair">
          {field('buyer_tax_code', words.tax_code)}
          {field('buyer_email', words.email)}
        </div>
        {field('buyer_name', words.name)}
        {field('buyer_address', words.address)}
      </div>
    </Card>
  );
}
