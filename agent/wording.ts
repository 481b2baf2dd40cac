/** What the agent says at the terminal. */
export const words = {
  started: (link: string) =>
    `\n  Trình ký USB đang chạy. Mở trang này một lần trong trình duyệt và để sẵn khi ký:\n\n  ${link}\n\n  Đừng gửi liên kết này cho ai. Dừng trình ký: Ctrl+C.\n`,
  pairing: (origin: string, code: string) => `Mã kết nối cho ${origin}: ${code}`,
  order: (origin: string, count: number) =>
    `${origin} xin ký ${count} tài liệu. Mở trang của trình ký để xem và nhập mã PIN.`,
  portBusy: (port: number) =>
    `Cổng ${port} đang được dùng: có lẽ trình ký đã chạy rồi. Dùng cửa sổ đang chạy, hoặc đóng nó rồi mở lại.`,
  noNative:
    'Chưa cài phần đọc USB token (gói pkcs11js), nên chưa ký được. Chạy: npm install pkcs11js, rồi mở lại trình ký.',
  stopped: 'Trình ký USB đã dừng.',
} as const;
