-- Days of sq_cum in the making; they change places with the old ones when all of them are ready.
create table sq_cum_next as sq_cum
