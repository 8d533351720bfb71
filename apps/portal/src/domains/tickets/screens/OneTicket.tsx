import { TicketRecord } from '../parts/TicketRecord.tsx';

/** One ticket, as managers see it. */
const OneTicket = () => <TicketRecord main={false} />;

export default OneTicket;
