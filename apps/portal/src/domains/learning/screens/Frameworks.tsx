import { Button } from '@mantine/core';
import {
  updateLearningAttribute,
  updateLearningDomain,
  updateLearningProgressStep,
} from '@nestling/contract/operations/learning.gen.ts';
import { useAction } from '@nestling/kit/action.ts';
import { useAsk } from '@nestling/kit/ask.ts';
import { FilterMenu } from '@nestling/kit/FilterRow.tsx';
import { useListState } from '@nestling/kit/list-state.ts';
import { Pending } from '@nestling/kit/Pending.tsx';
import { Screen } from '@nestling/kit/Screen.tsx';
import { Section } from '@nestling/kit/Section.tsx';
import { Badge } from '@nestling/ui/feedback/Badge.tsx';
import { lazy } from '@nestling/ui/lazy.ts';
import { Menu } from '@nestling/ui/overlay/Menu.tsx';
import { EmptyState } from '@nestling/ui/page/EmptyState.tsx';
import { BlocksPicture } from '@nestling/ui/page/pictures.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { IconCopy, IconDots, IconFileImport, IconPlus } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { href } from '../../../addresses.ts';
import { useMay } from '../../permissions/use-may.ts';
import { LearningFrameworksDocument, LearningTreeDocument } from '../learning.graphql.ts';
import { AttributeSkills } from '../parts/AttributeSkills.tsx';
import classes from '../parts/learning.module.css';
import {
  type Attribute,
  AttributePanel,
  CopyPanel,
  type Domain,
  DomainPanel,
  FrameworkPanel,
  type Step,
  StepPanel,
  type Tree,
} from '../parts/PartPanels.tsx';
import { SortedLines } from '../parts/SortedLines.tsx';
import { usePartActs } from '../parts/use-part-acts.tsx';
import { learningWords } from '../words.ts';

const ImportPanel = lazy(() => import('../parts/ImportPanel.tsx'));

/** What stands open beside the tree. */
type Open =
  | { readonly kind: 'framework'; readonly record: Tree | null }
  | { readonly kind: 'copy' }
  | { readonly kind: 'import' }
  | { readonly kind: 'domain'; readonly record: Domain | null }
  | { readonly kind: 'attribute'; readonly domain: string; readonly record: Attribute | null }
  | { readonly kind: 'step'; readonly record: Step | null };

/** Frameworks: one is chosen, its steps and its tree are put in order, added to, archived. */
const Frameworks = () => {
  const t = useWords(learningWords);
  const may = useMay()('edit_learning');
  const state = useListState(['framework']);
  const { data, error, again } = useAsk(LearningFrameworksDocument, { archived: true });
  const [open, setOpen] = useState<Open | null>(null);
  const all = data?.learningFrameworks ?? [];
  const chosen =
    all.find(({ id }) => id === state.filter('framework')) ?? all.find(({ archived }) => !archived) ?? all[0];
  const { data: found } = useAsk(LearningTreeDocument, { id: chosen?.id ?? '' }, { pause: !chosen });
  const tree = found?.learningFramework?.id === chosen?.id ? found?.learningFramework : undefined;
  const close = () => setOpen(null);
  const add = may ? (
    <>
      <Button variant="default" leftSection={<IconFileImport size={18} />} onClick={() => setOpen({ kind: 'import' })}>
        {t('import')}
      </Button>
      <Button leftSection={<IconPlus size={18} />} onClick={() => setOpen({ kind: 'framework', record: null })}>
        {t('addFramework')}
      </Button>
    </>
  ) : undefined;
  const panel = () => {
    if (!open || !may) return undefined;
    if (open.kind === 'framework')
      return <FrameworkPanel key={open.record?.id ?? 'new'} framework={open.record} onClose={close} />;
    if (!tree || open.kind === 'import') return undefined;
    if (open.kind === 'copy') return <CopyPanel framework={tree} onClose={close} />;
    const key = `${open.kind} ${open.record?.id ?? 'new'}`;
    if (open.kind === 'domain')
      return <DomainPanel key={key} framework={tree.id} domain={open.record} onClose={close} />;
    if (open.kind === 'step') return <StepPanel key={key} framework={tree.id} step={open.record} onClose={close} />;
    return (
      <AttributePanel key={`${key} ${open.domain}`} domain={open.domain} attribute={open.record} onClose={close} />
    );
  };
  return (
    <Screen actions={all.length > 0 ? add : undefined} panel={panel()}>
      {!data ? <Pending error={error} onRetry={again} rows={6} /> : null}
      {data && all.length === 0 ? (
        <EmptyState picture={<BlocksPicture />} title={t('emptyFrameworks')} actions={add}>
          {t('emptyFrameworksText')}
        </EmptyState>
      ) : null}
      {all.length > 1 ? (
        <div className={classes.row}>
          <FilterMenu
            name={t('framework')}
            value={chosen?.id ?? ''}
            choices={all.map(({ id, name }) => ({ value: id, label: name }))}
            onChange={(next) => state.set({ filters: { framework: next } })}
          />
        </div>
      ) : null}
      {tree ? <OneFramework tree={tree} may={may} onOpen={setOpen} /> : null}
      {open?.kind === 'import' && may ? (
        <Suspense fallback={null}>
          <ImportPanel onClose={close} />
        </Suspense>
      ) : null}
    </Screen>
  );
};

const OneFramework = ({ tree, may, onOpen }: { tree: Tree; may: boolean; onOpen: (open: Open) => void }) => {
  const t = useWords(learningWords);
  const acts = {
    framework: usePartActs('framework'),
    domain: usePartActs('domain'),
    attribute: usePartActs('attribute'),
    step: usePartActs('step'),
  };
  const quiet = { say: () => null };
  const moveDomain = useAction(updateLearningDomain, quiet);
  const moveAttribute = useAction(updateLearningAttribute, quiet);
  const moveStep = useAction(updateLearningProgressStep, quiet);
  const own = may && !tree.shipped;
  const addButton = (label: string, open: Open) => (
    <Button variant="default" leftSection={<IconPlus size={18} />} onClick={() => onOpen(open)}>
      {label}
    </Button>
  );
  const copy = {
    key: 'copy',
    label: t('copy'),
    icon: <IconCopy size={18} />,
    onPick: () => onOpen({ kind: 'copy' }),
  };
  return (
    <>
      <Section
        title={tree.name}
        help={tree.shipped ? t('shippedHelp') : tree.description}
        action={
          may ? (
            <Menu
              label={t('editNamed', { name: tree.name })}
              button={<IconDots size={18} />}
              items={[
                copy,
                ...acts.framework.menuOf(tree, own ? () => onOpen({ kind: 'framework', record: tree }) : undefined),
              ]}
            />
          ) : undefined
        }
      >
        <p className={classes.row}>
          {tree.version ? <span>{`${t('version')} ${tree.version}`}</span> : null}
          {tree.shipped ? <Badge kind="neutral">{t('shipped')}</Badge> : null}
          {tree.archived ? <Badge kind="neutral">{t('archived')}</Badge> : null}
          <Link to={`${href('learning.skills')}?framework=${tree.id}`}>
            {t('skillCount', { count: tree.skill_count ?? 0 })}
          </Link>
        </p>
        {tree.source ? <p className={classes.quiet}>{tree.source}</p> : null}
        {tree.licence ? <p className={classes.quiet}>{tree.licence}</p> : null}
      </Section>
      <Section
        title={t('steps')}
        help={t('stepsHelp')}
        action={may ? addButton(t('addStep'), { kind: 'step', record: null }) : undefined}
      >
        {tree.progress.length === 0 ? <p>{t('noSteps')}</p> : null}
        <SortedLines
          lines={tree.progress}
          onMove={may ? ({ id }, order) => void moveStep.run({ id, order }) : undefined}
          menuOf={(step) => (may ? acts.step.menuOf(step, () => onOpen({ kind: 'step', record: step })) : [])}
        />
      </Section>
      <Section
        title={t('domains')}
        action={own ? addButton(t('addDomain'), { kind: 'domain', record: null }) : undefined}
      >
        {tree.domains.length === 0 ? <p>{t('noDomains')}</p> : null}
        <SortedLines
          lines={tree.domains}
          onMove={own ? ({ id }, order) => void moveDomain.run({ id, order }) : undefined}
          menuOf={(domain) =>
            own
              ? [
                  {
                    key: 'add',
                    label: t('addAttribute'),
                    icon: <IconPlus size={18} />,
                    onPick: () => onOpen({ kind: 'attribute', domain: domain.id, record: null }),
                  },
                  ...acts.domain.menuOf(domain, () => onOpen({ kind: 'domain', record: domain })),
                ]
              : []
          }
        >
          {(domain) => (
            <SortedLines
              lines={domain.attributes}
              onMove={own ? ({ id }, order) => void moveAttribute.run({ id, order }) : undefined}
              menuOf={(attribute) =>
                own
                  ? acts.attribute.menuOf(attribute, () =>
                      onOpen({ kind: 'attribute', domain: domain.id, record: attribute }),
                    )
                  : []
              }
            >
              {(attribute) => <AttributeSkills attribute={attribute} own={own} />}
            </SortedLines>
          )}
        </SortedLines>
      </Section>
      {acts.framework.confirm}
      {acts.domain.confirm}
      {acts.attribute.confirm}
      {acts.step.confirm}
    </>
  );
};

export default Frameworks;
