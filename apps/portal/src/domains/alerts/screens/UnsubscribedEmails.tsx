import { useListState } from '@nestling/kit/list-state.ts';
import { useQuery } from 'urql';
import { UnsubscribedEmailsDocument } from '../consent.graphql.ts';
import { OptOutList } from '../parts/OptOutList.tsx';

const PER_PAGE = 50;

/** Who wants nothing sent by mail. */
const UnsubscribedEmails = () => {
  const state = useListState();
  const [{ data, error }, ask] = useQuery({
    query: UnsubscribedEmailsDocument,
    variables: { search: state.search || null, first: PER_PAGE, page: state.page },
  });
  const page = data?.unsubscribedEmails ?? null;
  const rows = (page?.data ?? []).map(({ email: address, ...rest }) => ({ ...rest, address }));
  const again = () => ask({ requestPolicy: 'network-only' });
  return <OptOutList channel="mail" state={state} answer={{ page, error, again }} rows={rows} />;
};

export default UnsubscribedEmails;
