import { useAsk } from '@nestling/kit/ask.ts';
import { useListState } from '@nestling/kit/list-state.ts';
import { UnsubscribedPhonesDocument } from '../consent.graphql.ts';
import { OptOutList } from '../parts/OptOutList.tsx';

const PER_PAGE = 50;

/** Who wants nothing sent by text. */
const UnsubscribedSms = () => {
  const state = useListState();
  const { data, error, again } = useAsk(
    UnsubscribedPhonesDocument,
    { search: state.search || null, first: PER_PAGE, page: state.page },
    { keep: ['search', 'first', 'page'] },
  );
  const page = data?.unsubscribedSms ?? null;
  const rows = (page?.data ?? []).map(({ phone: address, ...rest }) => ({ ...rest, address }));

  return <OptOutList channel="text" state={state} answer={{ page, error, again }} rows={rows} />;
};

export default UnsubscribedSms;
