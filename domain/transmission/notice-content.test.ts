import { describe, expect, test } from 'vitest';
import { parseXml } from '#server/platform/xmldsig/parse.ts';
import { encodeUtf8 } from '../documents/bytes.ts';
import { noticeContent } from './notice-content.ts';

const RECEIVED_ON = '2026-11-23';

/** A notice of the authority as it comes: the elements of its body between those that all have. */
function noticed(type: string, body: string) {
  const xml = `<TDiep><TTChung><PBan>2.1.1</PBan><MNGui>TCT</MNGui><MNNhan>V0106026495</MNNhan><MLTDiep>${type}</MLTDiep><MTDiep>TCTA4C0856250FA5599939CEB6F2A83A362</MTDiep><MST>0101243150</MST><SLuong>1</SLuong></TTChung><DLieu><TBao><DLTBao Id="TB"><PBan>2.1.1</PBan><MSo>01/TB</MSo><Ten>Thông báo</Ten>${body}</DLTBao><DSCKS><CQT></CQT></DSCKS></TBao></DLieu></TDiep>`;
  const content = noticeContent(parseXml(encodeUtf8(xml)), RECEIVED_ON);
  if (content === null) throw new Error('it is no message');
  return content;
}

describe('until when an explanation is due', () => {
  // Friday 20/11/2026; Tuesday 24/11 is a holiday.
  const SENT = '<NTBao>2026-11-20</NTBao>';

  test('before a stop of use it is three working days from when the authority sent it, not from when it was fetched', () =>
    expect(noticed('107', SENT)).toMatchObject({
      ...{ subject: 'explain', noticed_on: '2026-11-20' },
      ...{ due_on: '2026-11-26', due_assumed: false },
    }));

  test('of a declaration it is counted from the receipt', () =>
    expect(noticed('107', `${SENT}<MGDDTu>V0106026495305F5E8DE48D5C3A8CE3446622DD8A8A</MGDDTu>`).due_on).toBe(
      '2026-11-27',
    ));

  test.each(['', '<NTBao>23/11/2026</NTBao>', '<NTBao>2026-12-20</NTBao>'])(
    'a day that is missing, unreadable or later than the receipt gives no more time: %s',
    (day) => expect(noticed('107', day).due_on).toBe('2026-11-27'),
  );
});

test.each([
  ['1', 'free_period_over'],
  ['2', 'no_longer_uncoded'],
  // No longer fit for cash registers: nothing of a free period is said.
  ['3', 'other'],
])('105 of case %s is about %s, and is due on the day it names', (which, subject) => {
  const named = `<DDanh>Hà Nội</DDanh><TCQTCTren>Thuế Hà Nội</TCQTCTren><TCQT>Thuế cơ sở 1</TCQT><TNNT>A</TNNT><MST>0101243150</MST><THop>${which}</THop><NYCCDoi>2026-12-07</NYCCDoi>`;
  expect(noticed('105', named)).toMatchObject({ subject, due_on: '2026-12-07', office: 'Thuế cơ sở 1' });
});
