import { TicketList } from '../parts/TicketList.tsx';

/** The tickets of own locations. */
const Tickets = () => <TicketList main={false} />;

export default Tickets;
