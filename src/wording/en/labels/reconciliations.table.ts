/** Words of the description about comparing what was sent with the authority's list. */
export const reconciliationLabels = {
  'Đang chờ hỏi': 'To be asked',
  'Đã đối chiếu': 'Compared',
  'Chưa rõ đã tới chưa': 'Unknown whether it arrived',
  'Thiếu phản hồi': 'Answer missing',
  'Cơ quan thuế không có': 'Not at the authority',
  'Không gửi từ đây': 'Not sent from here',
  'Chưa so được': 'Not compared',
  'Lệch số tiền': 'Amounts differ',
  'Lệch kết quả': 'Results differ',
  'Lệch mã': 'Codes differ',
  'Đối chiếu với cơ quan thuế có chênh lệch': 'The authority’s list differs',
} as const;
