import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { memoryFolder } from '@nestling/postgres/memory-folder.ts';
import { afterEach, describe, expect, test, vi } from 'vitest';

const hasMemory = process.platform === 'linux' && existsSync('/dev/shm');

afterEach(() => {
  vi.unstubAllEnvs();
});

describe.skipIf(!hasMemory)('a folder in memory', () => {
  test('is the same one for the same repository, and goes with it', () => {
    vi.stubEnv('TEST_DISK', '');
    const repository = mkdtempSync(join(tmpdir(), 'nestling-repository-'));
    const folder = memoryFolder(repository, 1);
    expect(folder).not.toBeNull();
    expect(memoryFolder(repository, 1)).toBe(folder);
    const other = mkdtempSync(join(tmpdir(), 'nestling-repository-'));
    rmSync(repository, { recursive: true });
    const its = memoryFolder(other, 1);
    expect(its).not.toBe(folder);
    expect(existsSync(folder ?? '')).toBe(false);
    rmSync(its ?? '', { recursive: true, force: true });
    rmSync(other, { recursive: true });
  });

  test('is not taken where there is less room than asked for, or a disk is wanted', () => {
    vi.stubEnv('TEST_DISK', '');
    expect(memoryFolder('/nowhere', Number.MAX_SAFE_INTEGER)).toBeNull();
    vi.stubEnv('TEST_DISK', '1');
    expect(memoryFolder('/nowhere', 1)).toBeNull();
  });
});
