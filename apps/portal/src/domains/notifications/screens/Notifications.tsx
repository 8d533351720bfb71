import { Button } from '@mantine/core';
import { markSeenNotification, markSeenNotificationAll } from '@nestling/contract/operations/notifications.gen.ts';
import { useAction } from '@nestling/kit/action.ts';
import { useAsk } from '@nestling/kit/ask.ts';
import { FilterMenu } from '@nestling/kit/FilterRow.tsx';
import { ListBody } from '@nestling/kit/ListBody.tsx';
import { useListState } from '@nestling/kit/list-state.ts';
import { Paging } from '@nestling/kit/Paging.tsx';
import { Screen } from '@nestling/kit/Screen.tsx';
import { EmptyState } from '@nestling/ui/page/EmptyState.tsx';
import { PaperPicture } from '@nestling/ui/page/pictures.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { Navigate, useSearch } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { usePerson } from '../../../session/session.ts';
import { NotificationsLongDocument } from '../notifications.graphql.ts';
import classes from '../parts/notifications.module.css';
import { ToldList } from '../parts/ToldList.tsx';
import { whereOf } from '../where.ts';
import { notificationWords } from '../words.ts';

const PER_PAGE = 30;
const filters = ['show'] as const;

/** Everything one was told, page by page. */
const Told = () => {
  const t = useWords(notificationWords);
  const state = useListState(filters);
  const show = state.filter('show');
  const { data, error, again } = useAsk(
    NotificationsLongDocument,
    { first: PER_PAGE, page: state.page, seen: show === '' ? null : show === 'seen' },
    { keep: ['first', 'page'] },
  );
  const seeAll = useAction(markSeenNotificationAll);
  const page = data?.notificationsLong ?? null;
  return (
    <Screen
      count={page?.total}
      actions={
        page && page.total > 0 ? (
          <Button variant="default" loading={seeAll.busy} onClick={() => void seeAll.run({})}>
            {t('seeAll')}
          </Button>
        ) : null
      }
    >
      <div className={classes.list}>
        <div className={classes.filter}>
          <FilterMenu
            name={t('show')}
            value={show}
            choices={[
              { value: 'unseen', label: t('unseen') },
              { value: 'seen', label: t('seen') },
            ]}
            onChange={(next) => state.set({ filters: { show: next } })}
          />
        </div>
        <ListBody
          count={page?.total}
          error={error}
          onRetry={again}
          filtered={state.filtered}
          onClearFilters={state.clear}
          empty={
            <EmptyState picture={<PaperPicture />} title={t('none')}>
              {t('noneText')}
            </EmptyState>
          }
        >
          <ToldList told={page?.data ?? []} />
          {page ? <Paging page={page} onPage={(next) => state.set({ page: next })} /> : null}
        </ListBody>
      </div>
    </Screen>
  );
};

/** What was pressed in a notification of the device: where it is seen to, and seen. */
const Notifications = () => {
  const { told, kind, about }: Readonly<Record<string, string | number | undefined>> = useSearch({ strict: false });
  const { role } = usePerson();
  const see = useAction(markSeenNotification, { say: () => null, ownErrors: true });
  const id = told === undefined ? null : String(told);
  const to =
    id && kind ? whereOf({ kind: String(kind), about: about === undefined ? null : String(about) }, role) : null;
  const seen = useRef<string | null>(null);
  useEffect(() => {
    if (!id || seen.current === id) return;
    seen.current = id;
    void see.run({ id });
  }, [id, see.run]);
  return to ? <Navigate to={to} replace /> : <Told />;
};

export default Notifications;
