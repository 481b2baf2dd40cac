// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Denied } from './denied.tsx';
import { NotFound } from './not-found.tsx';
import { TechnicalError } from './technical-error.tsx';

test('not found: title, home and support in the words of spec point 2', () => {
  render(<NotFound homeHref="/admin" supportHref="https://support.example.vn" />);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Không tìm thấy trang');
  expect(screen.getByRole('link', { name: 'Quay lại trang chủ' }).getAttribute('href')).toBe('/admin');
  expect(screen.getByRole('link', { name: 'Liên hệ hỗ trợ' }).getAttribute('target')).toBe('_blank');
});

test('not found: no support site, no link to it', () => {
  render(<NotFound homeHref="/admin" supportHref={null} />);
  expect(screen.queryByRole('link', { name: 'Liên hệ hỗ trợ' })).toBeNull();
});

test('access denied: title, heading and text in the words of spec point 2', () => {
  render(<Denied homeHref="/admin/dashboard" permission="Xem báo cáo" />);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Truy cập bị từ chối');
  expect(screen.getByText('Bạn không có quyền truy cập chức năng này')).toBeTruthy();
  expect(screen.getByText('Vui lòng liên hệ quản trị viên để biết thêm thông tin')).toBeTruthy();
});

test('technical error: the heading of spec point 2', () => {
  render(<TechnicalError />);
  expect(screen.getByRole('heading', { name: 'Có lỗi xảy ra!' })).toBeTruthy();
});
