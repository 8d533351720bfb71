import { FilterRow } from '@nestling/kit/FilterRow.tsx';
import { ListBody } from '@nestling/kit/ListBody.tsx';
import { type ListAnswer, orderOf } from '@nestling/kit/ListScreen.tsx';
import { Stack } from '@nestling/kit/layout/Stack.tsx';
import type { ListState } from '@nestling/kit/list-state.ts';
import { Paging, useShowing } from '@nestling/kit/Paging.tsx';
import { Screen } from '@nestling/kit/Screen.tsx';
import { ListFileMenu } from '@nestling/kit/table/ListFileMenu.tsx';
import { ListOrderContext } from '@nestling/kit/table/order.ts';
import type { ReactNode } from 'react';
import { Sections } from './Sections.tsx';

/** A list of billing: below the way to the other parts, and figures where there are some. */
export const BillingList = <F extends string>({
  location,
  answer,
  state,
  actions,
  above,
  filters,
  empty,
  panel,
  children,
}: {
  location: string;
  answer: ListAnswer;
  state: ListState<F>;
  actions?: ReactNode;
  above?: ReactNode;
  filters?: ReactNode;
  empty: ReactNode;
  panel?: ReactNode;
  children: ReactNode;
}) => {
  const showing = useShowing(answer.page);
  const none = answer.page?.total === 0 && !state.filtered;
  return (
    <Screen count={answer.page?.total} actions={actions} panel={panel}>
      <Stack>
        <Sections location={location} />
        {above}
        {none ? null : (
          <FilterRow state={state} showing={showing} file={answer.file ? <ListFileMenu file={answer.file} /> : null}>
            {filters}
          </FilterRow>
        )}
        <ListBody
          count={answer.page?.total}
          error={answer.error}
          onRetry={answer.again}
          filtered={state.filtered}
          onClearFilters={state.clear}
          empty={empty}
        >
          <ListOrderContext value={orderOf(state, answer)}>{children}</ListOrderContext>
          {answer.page ? <Paging page={answer.page} onPage={(page) => state.set({ page })} /> : null}
        </ListBody>
      </Stack>
    </Screen>
  );
};
