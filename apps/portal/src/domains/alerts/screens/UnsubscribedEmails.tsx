import { useAsk } from '@nestling/kit/ask.ts';
import { useListState } from '@nestling/kit/list-state.ts';
import { UnsubscribedEmailsDocument } from '../consent.graphql.ts';
import { OptOutList } from '../parts/OptOutList.tsx';

const PER_PAGE = 50;

/** Who wants nothing sent by mail. */
const UnsubscribedEmails = () => {
  const state = useListState();
  const { data, error, again } = useAsk(
    UnsubscribedEmailsDocument,
    { search: state.search || null, first: PER_PAGE, page: state.page },
    { keep: ['search', 'first', 'page'] },
  );
  const page = data?.unsubscribedEmails ?? null;
  const rows = (page?.data ?? []).map(({ email: address, ...rest }) => ({ ...rest, address }));

  return <OptOutList channel="mail" state={state} answer={{ page, error, again }} rows={rows} />;
};

export default UnsubscribedEmails;
