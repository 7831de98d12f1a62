import { describe, expect, test } from 'vitest';
import { may, requirePermission } from './may.ts';
import type { Role, Viewer } from './viewer.ts';

const person = (role: Role, isSecuredStaff = role !== 'member'): Viewer => ({
  id: `id-of-${role}`,
  sessionId: 'session',
  name: 'Sari',
  email: 'sari@contoh.id',
  role,
  isSecuredStaff,
});

describe('staff', () => {
  test.each([
    ['member', 'not_allowed', 'not_allowed'],
    ['editor', 'yes', 'not_allowed'],
    ['moderator', 'not_allowed', 'yes'],
    ['admin', 'yes', 'yes'],
  ] as const)('%s: content.edit %s, content.moderate %s', (role, edit, moderate) => {
    expect(may(person(role), 'content.edit')).toBe(edit);
    expect(may(person(role), 'content.moderate')).toBe(moderate);
  });

  test.each([
    ['member', 'not_allowed'],
    ['editor', 'yes'],
    ['moderator', 'yes'],
    ['admin', 'yes'],
  ] as const)('%s: photo.label %s', (role, label) => {
    expect(may(person(role), 'photo.label')).toBe(label);
  });

  test.each(['editor', 'moderator', 'admin'] as const)('%s without a second step has no powers', (role) => {
    const verdicts = (['content.edit', 'content.moderate', 'listing.verify', 'photo.label'] as const).map(
      (action) => may(person(role, false), action),
    );
    expect(verdicts).not.toContain('yes');
    expect(verdicts).toContain('second_step_required');
  });
});

test('only the owner changes a thing, whatever their role, and nobody what has no owner', () => {
  const own = { ownerId: 'id-of-member' };
  expect(may(person('member'), 'own.change', own)).toBe('yes');
  expect(may(person('admin'), 'own.change', own)).toBe('not_allowed');
  expect(may(person('member'), 'own.change', { ownerId: null })).toBe('not_allowed');
  expect(may(person('member'), 'own.change')).toBe('not_allowed');
});

test('a visitor is asked to sign in', () => {
  expect(may(undefined, 'content.edit')).toBe('not_signed_in');
  expect(() => requirePermission(undefined, 'own.change')).toThrow('not_signed_in');
});

test('a demand throws what the person reads', () => {
  expect(() => requirePermission(person('admin', false), 'content.edit')).toThrow('second_step_required');
  expect(() => requirePermission(person('admin'), 'content.edit')).not.toThrow();
});
