type Family = {
  prefix: string;
  name: string;
  unit: string;
  vat_rate: string;
  /** Đồng, of the first variant; each next one is dearer by the step. */
  price: number;
  step: number;
  variants: readonly string[];
};

const VARIANTS = 10;

/** Hàng hóa, dịch vụ of a packaging trader: 20 families of ten. */
export const PRODUCT_FAMILIES: readonly Family[] = [
  {
    prefix: 'BK',
    name: 'Băng keo OPP trong',
    unit: 'Cuộn',
    vat_rate: '8%',
    price: 8_200,
    step: 1_100,
    variants: sizes('mm × 80 yard', 24, 6),
  },
  {
    prefix: 'BKN',
    name: 'Băng keo giấy nâu',
    unit: 'Cuộn',
    vat_rate: '8%',
    price: 9_400,
    step: 900,
    variants: sizes('mm × 50 m', 12, 6),
  },
  {
    prefix: 'BK2',
    name: 'Băng keo hai mặt',
    unit: 'Cuộn',
    vat_rate: '8%',
    price: 6_500,
    step: 1_300,
    variants: sizes('mm × 20 yard', 10, 5),
  },
  {
    prefix: 'TC3',
    name: 'Thùng carton 3 lớp',
    unit: 'Cái',
    vat_rate: '8%',
    price: 4_600,
    step: 1_700,
    variants: boxes(20),
  },
  {
    prefix: 'TC5',
    name: 'Thùng carton 5 lớp',
    unit: 'Cái',
    vat_rate: '8%',
    price: 9_800,
    step: 2_900,
    variants: boxes(30),
  },
  {
    prefix: 'MPE',
    name: 'Màng PE quấn pallet 50 cm',
    unit: 'Cuộn',
    vat_rate: '8%',
    price: 98_000,
    step: 7_500,
    variants: sizes('kg', 2, 1),
  },
  {
    prefix: 'XH',
    name: 'Xốp hơi chống sốc khổ',
    unit: 'Cuộn',
    vat_rate: '8%',
    price: 145_000,
    step: 19_000,
    variants: sizes('cm × 100 m', 60, 15),
  },
  {
    prefix: 'XF',
    name: 'Xốp foam PE dày',
    unit: 'Cuộn',
    vat_rate: '8%',
    price: 168_000,
    step: 22_000,
    variants: sizes('mm × 50 m', 1, 1),
  },
  {
    prefix: 'TEM',
    name: 'Tem dán hàng dễ vỡ, cỡ',
    unit: 'Cuộn',
    vat_rate: '10%',
    price: 32_500,
    step: 4_000,
    variants: sizes('cm, 500 tem', 3, 1),
  },
  {
    prefix: 'TNM',
    name: 'Tem nhiệt in mã vạch',
    unit: 'Cuộn',
    vat_rate: '10%',
    price: 41_000,
    step: 5_200,
    variants: sizes('mm', 20, 8),
  },
  {
    prefix: 'TUI',
    name: 'Túi PE trong suốt',
    unit: 'Kg',
    vat_rate: '8%',
    price: 38_000,
    step: 1_200,
    variants: boxes(10),
  },
  {
    prefix: 'TZ',
    name: 'Túi zip',
    unit: 'Kg',
    vat_rate: '8%',
    price: 52_000,
    step: 1_500,
    variants: boxes(8),
  },
  {
    prefix: 'TGH',
    name: 'Túi gói hàng niêm phong',
    unit: 'Xấp',
    vat_rate: '8%',
    price: 46_000,
    step: 6_000,
    variants: boxes(17),
  },
  {
    prefix: 'DD',
    name: 'Dây đai PP',
    unit: 'Cuộn',
    vat_rate: '8%',
    price: 215_000,
    step: 18_000,
    variants: sizes('mm, 10 kg', 9, 1),
  },
  {
    prefix: 'GK',
    name: 'Giấy kraft định lượng',
    unit: 'Kg',
    vat_rate: '8%',
    price: 17_500,
    step: 800,
    variants: sizes('g/m²', 60, 10),
  },
  {
    prefix: 'GN',
    name: 'Giấy nến chống dính khổ',
    unit: 'Cuộn',
    vat_rate: '8%',
    price: 58_000,
    step: 6_400,
    variants: sizes('cm × 20 m', 20, 5),
  },
  {
    prefix: 'SACH',
    name: 'Sách hướng dẫn đóng gói, tập',
    unit: 'Quyển',
    vat_rate: 'KCT',
    price: 65_000,
    step: 5_000,
    variants: sizes('', 1, 1),
  },
  {
    prefix: 'NUOC',
    name: 'Nước sạch bình',
    unit: 'Bình',
    vat_rate: '5%',
    price: 12_000,
    step: 2_500,
    variants: sizes('lít', 10, 1),
  },
  {
    prefix: 'GH',
    name: 'Dịch vụ giao hàng nội thành, xe',
    unit: 'Chuyến',
    vat_rate: '8%',
    price: 250_000,
    step: 75_000,
    variants: sizes('tạ', 5, 5),
  },
  {
    prefix: 'XK',
    name: 'Bao bì xuất khẩu, kiện',
    unit: 'Kiện',
    vat_rate: '0%',
    price: 820_000,
    step: 95_000,
    variants: sizes('kg', 50, 25),
  },
];

function sizes(unit: string, first: number, step: number): string[] {
  return Array.from({ length: VARIANTS }, (_, at) => `${first + at * step} ${unit}`.trim());
}

function boxes(first: number): string[] {
  return Array.from(
    { length: VARIANTS },
    (_, at) => `${first + at * 4} × ${first + at * 3} × ${Math.ceil((first + at * 4) / 2)} cm`,
  );
}
