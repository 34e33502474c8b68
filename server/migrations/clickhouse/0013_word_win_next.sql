-- Words of a day in the making.
create table word_win_next as word_win
