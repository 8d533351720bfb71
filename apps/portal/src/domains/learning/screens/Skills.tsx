import { Button } from '@mantine/core';
import { useAsk } from '@nestling/kit/ask.ts';
import { type Column, DataTable } from '@nestling/kit/DataTable.tsx';
import { FilterMenu } from '@nestling/kit/FilterRow.tsx';
import { ListScreen } from '@nestling/kit/ListScreen.tsx';
import { useList } from '@nestling/kit/list.ts';
import { useListState } from '@nestling/kit/list-state.ts';
import { useRowPanel } from '@nestling/kit/panel.ts';
import { Badge } from '@nestling/ui/feedback/Badge.tsx';
import { EmptyState } from '@nestling/ui/page/EmptyState.tsx';
import { BlocksPicture } from '@nestling/ui/page/pictures.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { IconPlus } from '@tabler/icons-react';
import { useMay } from '../../permissions/use-may.ts';
import { PER_PAGE, skillsAsked } from '../asked.ts';
import { LearningFrameworksDocument, LearningSkillsDocument, LearningTreeDocument } from '../learning.graphql.ts';
import { type Skill, SkillPanel } from '../parts/SkillPanel.tsx';
import { usePartActs } from '../parts/use-part-acts.tsx';
import { learningWords } from '../words.ts';

const FILTERS = ['framework', 'domain', 'archived'] as const;

/** The skills of all frameworks, found by words and codes, narrowed to a framework or a domain. */
const Skills = () => {
  const t = useWords(learningWords);
  const may = useMay()('edit_learning');
  const state = useListState(FILTERS);
  const [framework, domain, archived] = FILTERS.map((name) => state.filter(name));
  const { data: all } = useAsk(LearningFrameworksDocument, { archived: true });
  const { data: tree } = useAsk(LearningTreeDocument, { id: framework ?? '' }, { pause: !framework });
  const { rows, answer } = useList(LearningSkillsDocument, state, {
    rows: (found) => found.learningSkills,
    variables: skillsAsked({ framework, domain, archived }),
    perPage: PER_PAGE,
  });
  const [open, setOpen] = useRowPanel(rows ?? [], ['new']);
  const { menuOf, confirm } = usePartActs('skill');
  const columns: Column<Skill>[] = [
    {
      key: 'name',
      head: t('name'),
      by: ({ name }) => name,
      main: true,
      width: '44%',
      cell: ({ name, code, archived: gone, compared }) => (
        <>
          {code ? `${code} ` : ''}
          {name} {gone ? <Badge kind="neutral">{t('archived')}</Badge> : null}{' '}
          {compared === false ? <Badge kind="wait">{t('notCompared')}</Badge> : null}
        </>
      ),
    },
    { key: 'domain', head: t('domain'), cell: (skill) => skill.domain?.name ?? '' },
    { key: 'attribute', head: t('attribute'), wide: true, cell: ({ attribute }) => attribute?.name ?? '' },
    { key: 'framework', head: t('framework'), wide: true, cell: (skill) => skill.framework?.name ?? '' },
  ];
  const add =
    may && all?.learningFrameworks.some(({ shipped }) => !shipped) ? (
      <Button leftSection={<IconPlus size={18} />} onClick={() => setOpen('new')}>
        {t('addSkill')}
      </Button>
    ) : undefined;
  return (
    <>
      <ListScreen
        state={state}
        answer={answer}
        actions={add}
        filters={
          <>
            <FilterMenu
              name={t('framework')}
              value={framework ?? ''}
              choices={(all?.learningFrameworks ?? []).map(({ id, name }) => ({ value: id, label: name }))}
              onChange={(next) => state.set({ filters: { framework: next, domain: '' } })}
            />
            {tree?.learningFramework ? (
              <FilterMenu
                name={t('domain')}
                value={domain ?? ''}
                choices={tree.learningFramework.domains.map(({ id, name }) => ({ value: id, label: name }))}
                onChange={(next) => state.set({ filters: { domain: next } })}
              />
            ) : null}
            <FilterMenu
              name={t('archived')}
              value={archived ?? ''}
              choices={[{ value: 'yes', label: t('withArchived') }]}
              onChange={(next) => state.set({ filters: { archived: next } })}
            />
          </>
        }
        empty={
          <EmptyState picture={<BlocksPicture />} title={t('emptySkills')} actions={add}>
            {t('emptySkillsText')}
          </EmptyState>
        }
        panel={
          open && may ? (
            <SkillPanel
              key={open === 'new' ? 'new' : open.id}
              skill={open === 'new' ? null : open}
              framework={framework || null}
              onClose={() => setOpen(null)}
            />
          ) : undefined
        }
      >
        <DataTable
          label={t('skills')}
          rows={rows}
          columns={columns}
          keyOf={({ id }) => id}
          nameOf={({ name }) => name}
          {...(may ? { onOpen: setOpen } : {})}
          menuOf={(skill) => (may && !skill.framework?.shipped ? menuOf(skill, () => setOpen(skill)) : [])}
        />
      </ListScreen>
      {confirm}
    </>
  );
};

export default Skills;
