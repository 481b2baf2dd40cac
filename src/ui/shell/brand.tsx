import './brand.css';

/** The product's mark: a sheet with a folded corner and a tick. */
export function BrandMark({ size = 24 }: { size?: number }) {
  return (
    <svg className="k-brand-mark" width={size} height={size} viewBox="0 0 24 24" aria-hidden>
      <path
        d="M4 4.500A2.500 2.500 0 0 1 6.500 2h7.200L20 8.300V19.500A2.500 2.500 0 0 1 17.500 22h-11A2.500 2.500 0 0 1 4 19.500Z"
        fill="var(--brand-mark, var(--primary))"
      />
      <path d="M13.700 2 20 8.300h-4.300a2 2 0 0 1-2-2Z" fill="#fff" opacity=".55" />
      <path
        d="m8 14.300 2.700 2.700 5.300-5.600"
        fill="none"
        stroke="#fff"
        strokeWidth="2.200"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}

export const brandName = 'Hóa Đơn Số';

export function Brand({ size = 24 }: { size?: number }) {
  return (
    <span className="k-brand">
      <BrandMark size={size} />
      {brandName}
    </span>
  );
}
