/** Words of the company's profile. */
export const tenantWords = {
  formerly: (area: string) => `trước đây: ${area}`,
  shown: (count: string, total: string) => `${count} trong ${total} cơ quan thuế`,
  noAuthority: 'Không có cơ quan thuế nào khớp',
  searchAuthority: 'Gõ tên, mã hoặc tỉnh, thành phố',
} as const;
