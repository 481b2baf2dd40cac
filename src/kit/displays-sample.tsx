import { Avatar } from '#src/ui/display/avatar.tsx';
import type { AvatarSize } from '#src/ui/display/avatar.tsx';
import { Badge, Tag } from '#src/ui/display/badge.tsx';
import { Banner } from '#src/ui/display/banner.tsx';
import type { BannerTone } from '#src/ui/display/banner.tsx';
import { ConservationBar } from '#src/ui/display/conservation-bar.tsx';
import type { Tone } from '#src/ui/display/glyph.tsx';
import { Kbd, KeyHints } from '#src/ui/display/kbd.tsx';
import { Money } from '#src/ui/display/money.tsx';
import { Card, Stack } from '#src/ui/layout/card.tsx';

const tones: [Tone, string][] = [
  ['default', 'Chưa phát hành'],
  ['success', 'Đã cấp mã'],
  ['warning', 'Chờ CQT phản hồi'],
  ['critical', 'Từ chối cấp mã'],
  ['highlight', 'Đã gửi T-VAN'],
  ['new', 'Mới'],
  ['plain', 'Chờ có mã'],
  ['unknown', 'Chưa rõ'],
];
const avatarSizes: AvatarSize[] = ['extraSmall', 'small', 'medium', 'large', 'extraLarge'];
const people = [
  'Trần Thu Hương',
  'Nguyễn Lan',
  'Quang Anh',
  'Bùi Dung',
  'Lê Thị Ngọc Bích',
  'Đặng Minh Quang',
];
const banners: [BannerTone, string][] = [
  ['info', 'Bản nháp này được lưu trên máy lúc 09:12.'],
  ['success', 'Cơ quan thuế đã cấp mã cho 394 hóa đơn.'],
  ['warning', 'Thuế suất 8% hết hiệu lực sau 31/12/2026.'],
  ['critical', 'Máy chủ không trả lời sau 10 giây; dữ liệu không mất.'],
  ['unknown', 'Đang tra theo mã thông điệp, không cần làm gì.'],
  ['neutral', 'Ngoại tuyến: những gì bạn gõ được giữ trên máy.'],
];
/** A round face, so that nothing is fetched. */
const face =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 8 8'%3E%3Crect width='8' height='8' fill='%23d9a57b'/%3E%3Ccircle cx='4' cy='3.4' r='1.6' fill='%23fff'/%3E%3Cpath d='M1 8a3 3 0 0 1 6 0z' fill='%23fff'/%3E%3C/svg%3E";

function Badges({ size }: { size: 'small' | 'medium' }) {
  return (
    <div className="kit-line">
      {tones.map(([tone, label]) => (
        <Badge key={tone} tone={tone} size={size}>
          {label}
        </Badge>
      ))}
      <Tag>thay 1268</Tag>
    </div>
  );
}

/** What only shows: states, people, money, keys, facts of a page. */
export function DisplaysSample() {
  return (
    <Stack>
      <Card title="Trạng thái" note="medium 22, small 18">
        <Badges size="medium" />
        <Badges size="small" />
      </Card>
      <Card title="Người" note="20, 24, 28, 36, 56">
        <div className="kit-line">
          {avatarSizes.map((size) => (
            <Avatar key={size} name="Trần Thu Hương" size={size} />
          ))}
          {avatarSizes.map((size) => (
            <Avatar key={size} name="Trần Thu Hương" image={face} size={size} />
          ))}
        </div>
        <div className="kit-line">
          {people.map((name) => (
            <Avatar key={name} name={name} />
          ))}
          <Avatar name="Minh Khôi" square />
          <Avatar name="Ảnh hỏng" image="data:image/png;base64,AAAA" />
          <Avatar name="" />
        </div>
      </Card>
      <Card title="Tiền">
        <div className="kit-line">
          <Money amount="40066296" size="display" weight="bold" />
          <Money amount="40066296" size="total" weight="bold" />
          <Money amount="12445454.5455" />
          <Money amount="-3499200" weight="medium" />
          <Money amount="0" />
          <Money amount={null} />
          <Money amount="1250.5" unit="USD" />
        </div>
      </Card>
      <Card title="Tổng luôn khớp">
        <ConservationBar ok={394} failed={12} unknown={3} waiting={91} />
      </Card>
      <Card title="Phím">
        <div className="kit-line">
          <Kbd keys={['Ctrl', 'Enter']} />
          <Kbd keys={['?']} />
        </div>
        <KeyHints
          hints={[
            { keys: ['J', 'K'], does: 'lên xuống' },
            { keys: ['X'], does: 'chọn' },
          ]}
        />
      </Card>
      {banners.map(([tone, words]) => (
        <Banner key={tone} tone={tone} title={tone === 'unknown' ? 'Chưa rõ.' : undefined}>
          {words}
        </Banner>
      ))}
    </Stack>
  );
}
