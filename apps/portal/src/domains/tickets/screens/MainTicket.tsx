import { TicketRecord } from '../parts/TicketRecord.tsx';

/** One ticket, where support answers it. */
const MainTicket = () => <TicketRecord main={true} />;

export default MainTicket;
