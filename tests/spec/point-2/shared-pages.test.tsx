// @vitest-environment jsdom
import { act, render, screen, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { PageFrame } from '#src/shell/page-frame.tsx';
import { motion } from '#src/theme/tokens.ts';
import { DiscardDialog, LeaveDialog } from '#src/ui/overlay/unsaved-dialogs.tsx';
import { Denied } from '#src/ui/state/denied.tsx';
import { NotFound } from '#src/ui/state/not-found.tsx';
import { TechnicalError } from '#src/ui/state/technical-error.tsx';

const ignore = (): void => undefined;
const link = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

describe('shared pages', () => {
  test("not found: 'Quay lại trang chủ' to /admin, 'Liên hệ hỗ trợ' to the support site [2.shared.not-found 2.shared.not-found-support]", () => {
    render(<NotFound homeHref="/admin" supportHref="https://support.example" />);
    expect(screen.getByText('Không tìm thấy trang')).toBeTruthy();
    expect(link('Quay lại trang chủ')).toBe('/admin');
    expect(link('Liên hệ hỗ trợ')).toBe('https://support.example');
  });

  test('access denied: title, heading and text [2.shared.denied]', () => {
    render(<Denied homeHref="/admin" />);
    for (const words of [
      'Truy cập bị từ chối',
      'Bạn không có quyền truy cập chức năng này',
      'Vui lòng liên hệ quản trị viên để biết thêm thông tin',
    ])
      expect(screen.getByText(words)).toBeTruthy();
  });

  test("technical error: heading 'Có lỗi xảy ra!', sometimes titled 'Oops!' [2.shared.technical-error 8.screen.technical-error]", () => {
    render(<TechnicalError title="Oops!" />);
    expect(screen.getByRole('heading', { name: 'Có lỗi xảy ra!' })).toBeTruthy();
    expect(screen.getByText('Oops!')).toBeTruthy();
    expect(screen.getByText(/sự cố kỹ thuật và đang được khắc phục/)).toBeTruthy();
  });

  test('pages stand in with a table of 5 headings and 10 rows while loading [2.shared.skeleton]', () => {
    vi.useFakeTimers();
    const { container } = render(<PageFrame title="Khách hàng" />);
    // What loads at once shows no placeholder.
    act(() => {
      vi.advanceTimersByTime(motion.skeletonDelay);
    });
    vi.useRealTimers();
    const table = within(container);
    expect(table.getAllByRole('columnheader', { hidden: true })).toHaveLength(5);
    expect(container.querySelectorAll('tbody tr')).toHaveLength(10);
  });
});

describe('unsaved changes', () => {
  test('discarding them asks first [2.shared.discard]', () => {
    render(<DiscardDialog open onConfirm={ignore} onCancel={ignore} />);
    expect(screen.getByText('Chỉnh sửa chưa được lưu')).toBeTruthy();
    expect(
      screen.getByText('Các thay đổi bạn đã thực hiện không được lưu. Bạn có muốn tiếp tục?'),
    ).toBeTruthy();
  });

  test("leaving the page asks first: confirm 'Rời khỏi trang này', cancel 'Hủy' [2.shared.leave]", () => {
    render(<LeaveDialog open onConfirm={ignore} onCancel={ignore} />);
    expect(screen.getByText('Rời khỏi trang')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Rời khỏi trang này' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Hủy' })).toBeTruthy();
  });
});
