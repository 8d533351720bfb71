import { expect, test } from 'vitest';
import { byDomain, type Reached } from '../src/domains/learning/by-domain.ts';

const reached = (id: string, skill: string, domain: string | null, date: string): Reached => ({
  id,
  name: `Skill ${skill}`,
  date,
  note: null,
  photo: null,
  staffOnly: false,
  skill: { id: skill, code: null, domain: domain ? { id: domain, name: `Domain ${domain}`, color: '#336699' } : null },
  framework: { id: '1', name: 'Ours' },
  progress: { id: '1', name: 'Mastered', color: null },
  evidence: [],
});

test('milestones stand by domain, of each skill the newest with how many came before', () => {
  const told = byDomain([
    reached('4', '1', 'a', '2026-03-11'),
    reached('3', '2', 'b', '2026-03-10'),
    reached('2', '1', 'a', '2026-03-09'),
    reached('1', '3', null, '2026-03-01'),
  ]).map(({ name, skills }) => [name, skills.map(({ newest, earlier }) => `${newest.id} after ${earlier}`)]);
  expect(told).toEqual([
    ['Domain a', ['4 after 1']],
    ['Domain b', ['3 after 0']],
    [null, ['1 after 0']],
  ]);
});
