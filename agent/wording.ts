/** What the agent says at the terminal. */
export const words = {
  started: (link: string) =>
    `\n  Phần mềm ký số USB đang chạy. Mở trang này một lần trong trình duyệt và để sẵn khi ký:\n\n  ${link}\n\n  Đừng gửi liên kết này cho ai. Dừng phần mềm ký số: Ctrl+C.\n`,
  pairing: (origin: string, code: string) => `Mã kết nối cho ${origin}: ${code}`,
  order: (origin: string, count: number) =>
    `${origin} xin ký ${count} tài liệu. Mở trang của phần mềm ký số để xem và nhập mã PIN.`,
  portBusy: (port: number) =>
    `Cổng ${port} đang được dùng: có lẽ phần mềm ký số đã chạy rồi. Dùng cửa sổ đang chạy, hoặc đóng nó rồi mở lại.`,
  noNative:
    'Chưa cài phần đọc USB token, nên chưa ký được. Nhờ người quản trị máy cài gói pkcs11js, rồi mở lại phần mềm ký số.',
  stopped: 'Phần mềm ký số USB đã dừng.',
} as const;
