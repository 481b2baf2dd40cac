import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs';
import IconListNumbers from '@tabler/icons-react/dist/esm/icons/IconListNumbers.mjs';
import IconWritingSign from '@tabler/icons-react/dist/esm/icons/IconWritingSign.mjs';
import { Icon } from '#src/ui/display/icon.tsx';
import { PanelGuilloche } from '#src/ui/state/guilloche.tsx';

const facts = [
  {
    icon: IconListNumbers,
    title: 'Số liên tục, không trùng',
    text: 'Lỗi giữa chừng thì số vẫn được giữ cho đúng hóa đơn đó',
  },
  {
    icon: IconCircleCheck,
    title: 'Câu trả lời rõ ràng',
    text: 'Bị từ chối thì có lý do và bước tiếp theo; chưa rõ thì không gửi lại',
  },
  {
    icon: IconWritingSign,
    title: 'Chữ ký của chính bạn',
    text: 'Khóa riêng được mã hóa, không bao giờ rời máy chủ hay hiện ra',
  },
];

/** The ink half of the page, on wide screens only. */
export function ArtPanel() {
  return (
    <aside className="lg-panel">
      <div className="lg-panel__art" aria-hidden>
        <PanelGuilloche />
      </div>
      <p className="lg-panel__claim">
        Mỗi hóa đơn một số, gửi một lần, và luôn biết cơ quan thuế đã trả lời gì.
      </p>
      <ul className="lg-panel__facts">
        {facts.map(({ icon, title, text }) => (
          <li key={title}>
            <Icon of={icon} size={20} />
            <span>
              <b>{title}</b>
              {text}
            </span>
          </li>
        ))}
      </ul>
    </aside>
  );
}
