-- Whether a schedule is open at a moment. Written so that it is not unfolded into the statement that asks: a check-in asks
-- it of few locations, and unfolded it is planned and set up with every check-in of all of them.
create function is_open_at(centre integer, schedule integer, zone text, at timestamptz)
returns boolean language plpgsql stable parallel safe as $$
begin
  return (select h.is_open from schedule_hours(centre, schedule, zone, at) h);
end
$$;
