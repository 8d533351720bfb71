import { Button } from '@mantine/core';
import { Row } from '@nestling/kit/layout/Stack.tsx';
import { RecordScreen } from '@nestling/kit/RecordScreen.tsx';
import { useRecord } from '@nestling/kit/record.ts';
import { Tabs } from '@nestling/kit/Tabs.tsx';
import { Badge } from '@nestling/ui/feedback/Badge.tsx';
import { RowsSkeleton } from '@nestling/ui/feedback/Skeletons.tsx';
import { lazy } from '@nestling/ui/lazy.ts';
import { useWords } from '@nestling/ui/words.ts';
import { IconExternalLink } from '@tabler/icons-react';
import { type ComponentType, Suspense } from 'react';
import { useHere } from '../../../shell/here.ts';
import { PagesTab } from '../parts/PagesTab.tsx';
import type { TabProps } from '../site-record.ts';
import { OneWebsiteSiteDocument } from '../website.graphql.ts';
import { websiteWords } from '../words.ts';

/** What a site has beside its pages; each is fetched when it is opened. */
const tabs = {
  menu: lazy(() => import('../parts/MenuTab.tsx')),
  look: lazy(() => import('../parts/LookTab.tsx')),
  events: lazy(() => import('../content/Events.tsx')),
  staff: lazy(() => import('../content/Staff.tsx')),
  programs: lazy(() => import('../content/Programs.tsx')),
  news: lazy(() => import('../content/News.tsx')),
  testimonials: lazy(() => import('../content/Testimonials.tsx')),
  weeks: lazy(() => import('../content/Weeks.tsx')),
  redirects: lazy(() => import('../content/Redirects.tsx')),
  publish: lazy(() => import('../parts/PublishTab.tsx')),
} satisfies Record<string, ComponentType<TabProps>>;
const keys = [
  'menu',
  'look',
  'events',
  'staff',
  'programs',
  'news',
  'testimonials',
  'weeks',
  'redirects',
  'publish',
] as const;

/** One site: its pages, menu and look, what it tells of the center, and what readers get. */
const Site = () => {
  const t = useWords(websiteWords);
  const { params } = useHere();
  const id = params.siteId ?? '';
  const answer = useRecord(OneWebsiteSiteDocument, { variables: { id }, record: ({ websiteSite }) => websiteSite });
  return (
    <RecordScreen
      answer={answer}
      titleOf={({ name }) => name}
      actions={({ published, address }) => (
        <Row>
          <Badge kind={published ? 'good' : 'neutral'}>{t(published ? 'shown' : 'notShown')}</Badge>
          {published && address ? (
            <Button
              component="a"
              href={address}
              target="_blank"
              rel="noopener"
              variant="default"
              leftSection={<IconExternalLink size={18} />}
            >
              {t('openSite')}
            </Button>
          ) : null}
        </Row>
      )}
    >
      {(site) => (
        <Tabs
          label={t('partsOf', { name: site.name })}
          tabs={[
            { key: 'pages', label: t('tab_pages'), content: () => <PagesTab site={site} /> },
            ...keys.map((key) => ({
              key,
              label: t(`tab_${key}`),
              content: () => {
                const Tab = tabs[key];
                return (
                  <Suspense fallback={<RowsSkeleton />}>
                    <Tab site={site} />
                  </Suspense>
                );
              },
            })),
          ]}
        />
      )}
    </RecordScreen>
  );
};

export default Site;
