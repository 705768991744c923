-- Why a request was refused, in the words of its answer.
alter table request_log add column refusal text not null default '';
