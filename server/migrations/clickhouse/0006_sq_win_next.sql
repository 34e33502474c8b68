-- Windows of a day in the making.
create table sq_win_next as sq_win
